import { useTexts } from '../../../settings/use-texts.ts';
import { StaticPart } from '../../../ui/static-part.tsx';
import { Part } from '../view/part.tsx';
import type { PartProps } from '../view/restaurant-view.ts';
import { FindIt } from './find-it.tsx';
import { WorkHere } from './work-here.tsx';

/** For planning a visit: facilities and how to get there. */
export function PlanYourVisit({ restaurant, parts }: PartProps) {
  return (
    <>
      <Part id="good-to-know" title="Good to know" tone="cream">
        <StaticPart name="amenities" html={parts?.amenities} />
        <WorkHere restaurant={restaurant} />
      </Part>
      <Part id="find-it" title={useTexts().restaurantFindIt} tone="basil">
        <FindIt restaurant={restaurant} parts={parts} />
      </Part>
    </>
  );
}
