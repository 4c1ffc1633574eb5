import { useMoment } from '../../../restaurants/use-moment.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DottedTerm } from '../../../ui/dotted-term.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StaticPart } from '../../../ui/static-part.tsx';
import type { PartProps, RestaurantView } from '../view/restaurant-view.ts';

type Collect = NonNullable<RestaurantView['collect']>;

function ClickAndCollect({ collect, from }: { collect: Collect; from: number }) {
  const { isOpen, detail } = useMoment(collect.moments, from);
  return (
    <div>
      <h3 className="text-heading">Click and collect</h3>
      <p className="mt-2">
        <b>{isOpen ? 'Taking orders now' : 'Not taking orders just now'}</b>
        {detail && `, ${detail}`}.
      </p>
      <dl className="mt-4 max-w-[28rem]">
        {collect.lines.map(({ days, collectUntil }) => (
          <div key={days} className="flex items-baseline-last gap-2 py-1">
            <DottedTerm>{days}</DottedTerm>
            <dd className="figures">{collectUntil ? `until ${collectUntil}` : 'none'}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={collect.url} variant="basil" className="mt-6">
        <Icon name="bag" />
        Order and collect
      </ButtonLink>
    </div>
  );
}

/** Collection and delivery. Nothing if the restaurant offers neither. */
export function OrderTakeaway({ restaurant: { collect, delivers, from }, parts }: PartProps) {
  if (!collect && !delivers) return null;
  return (
    <div className="grid gap-12 md:grid-cols-2 lg:gap-16">
      {collect && <ClickAndCollect collect={collect} from={from} />}
      {delivers && <StaticPart name="delivery" html={parts?.delivery} />}
    </div>
  );
}
