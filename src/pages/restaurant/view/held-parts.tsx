import { StaticPart } from '../../../ui/static-part.tsx';

/** The parts of the page that are drawn once, each by the name of the element it stands in. */
const partNames = ['about', 'proud-of', 'menus', 'delivery', 'amenities', 'address', 'getting-here'] as const;
export type RestaurantPartName = (typeof partNames)[number];

/** Holds the parts for a page that the browser shows later. */
export function HeldParts() {
  return partNames.map((name) => <StaticPart key={name} as="template" name={name} />);
}
