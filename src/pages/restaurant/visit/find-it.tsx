import { StaticPart } from '../../../ui/static-part.tsx';
import type { PartProps } from '../view/restaurant-view.ts';
import { PageMap } from './page-map.tsx';

export function FindIt({ restaurant, parts }: PartProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16 print:block">
      <StaticPart name="address" html={parts?.address} className="print:hidden" />
      <div>
        <div className="print:hidden">
          <PageMap restaurant={restaurant} />
        </div>
        <StaticPart
          name="getting-here"
          html={parts?.['getting-here']}
          className="mt-8 print:mt-0 grid items-start gap-6 md:grid-cols-[1fr_auto]"
        />
      </div>
    </div>
  );
}
