import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { ContactSettings } from '../../settings/contract.ts';
import type { ContactContent, ContactReasons, SubReason } from '../contracts/reasons.ts';

type KnownRestaurant = Pick<RestaurantSummary, 'openingHours' | 'temporarilyClosed'> & {
  storeId: string;
  title: string;
  slug: string;
  town: string;
  email: string;
  eventsEmail?: string;
};

export type ContactKnowledge = {
  contactReasons: ContactReasons;
  restaurants: readonly KnownRestaurant[];
  contact: ContactSettings;
};

/** The sub-reason for an enquiry type such as visit/praise; null if unknown. */
export function subReasonOf(reasons: ContactReasons, enquiryType: unknown): (SubReason & { reason: string }) | null {
  const pairs = reasons.flatMap((reason) => reason.subReasons.map((sub) => ({ reason, sub })));
  const pair = pairs.find(({ reason, sub }) => `${reason.id}/${sub.id}` === enquiryType);
  return pair ? { ...pair.sub, reason: pair.reason.name } : null;
}

/** The content as visitors see it. */
export function publicContent({ contactReasons, restaurants, contact }: ContactKnowledge): ContactContent {
  return {
    contactReasons: contactReasons.map(({ subReasons, ...reason }) => ({
      ...reason,
      subReasons: subReasons.map(({ id, name, needs, notice }) => ({ id, name, needs, ...(notice && { notice }) })),
    })),
    restaurants: restaurants.map(({ storeId, title, slug, town }) => ({ storeId, title, slug, town })),
    groupBooking: contact.groupBooking,
  };
}

type ContentLike = Pick<ContactKnowledge, 'restaurants'> & {
  contactReasons?: ContactReasons;
  published: { settings: { contact: ContactSettings } };
};

/** The parts of the content needed here. Content stored by the previous release has no reasons. */
export const contactKnowledge = ({
  contactReasons = [],
  restaurants,
  published: start,
}: ContentLike): ContactKnowledge => ({
  contactReasons,
  restaurants,
  contact: start.settings.contact,
});
