import { StaticPart } from '../../../ui/static-part.tsx';

/** The static parts of the page, by the id of their section. */
const partNames = ['about', 'proud-of', 'menus', 'delivery', 'amenities', 'address', 'getting-here'] as const;
export type RestaurantPartName = (typeof partNames)[number];

/** Stores the parts for a page that the browser shows later. */
export function HeldParts() {
  return partNames.map((name) => <StaticPart key={name} as="template" name={name} />);
}
