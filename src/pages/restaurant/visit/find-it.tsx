import { StaticPart } from '../../../ui/static-part.tsx';
import type { PartProps } from '../view/restaurant-view.ts';
import { PageMap } from './page-map.tsx';

/** The address, how to get there and the telephone number. */
export function FindIt({ restaurant, parts }: PartProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <StaticPart name="address" html={parts?.address} />
      <div>
        <PageMap restaurant={restaurant} />
        <StaticPart
          name="getting-here"
          html={parts?.['getting-here']}
          className="mt-8 grid items-start gap-6 md:grid-cols-[1fr_auto]"
        />
      </div>
    </div>
  );
}
