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

/** What the forms, their endpoints and their e-mails know of the content. */
export type ContactKnowledge = {
  contactReasons: ContactReasons;
  restaurants: readonly KnownRestaurant[];
  contact: ContactSettings;
};

/** The reason and sub-reason of an enquiry type such as visit/praise; null when there is none of that name. */
export function subReasonOf(reasons: ContactReasons, enquiryType: unknown): (SubReason & { reason: string }) | null {
  const all = reasons.flatMap((reason) => reason.subReasons.map((sub) => ({ reason, sub })));
  const found = all.find(({ reason, sub }) => `${reason.id}/${sub.id}` === enquiryType);
  return found ? { ...found.sub, reason: found.reason.name } : null;
}

/** What visitors are shown of it. */
export function shownContent({ contactReasons, restaurants, contact }: ContactKnowledge): ContactContent {
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

/** What is needed of the whole content. What the release before stored in the database has no reasons. */
export const contactKnowledge = ({ contactReasons = [], restaurants, published }: ContentLike): ContactKnowledge => ({
  contactReasons,
  restaurants,
  contact: published.settings.contact,
});
