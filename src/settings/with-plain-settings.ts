import {
  type BrandSettings,
  type CareersSettings,
  plainBookings,
  plainCareers,
  plainContact,
  plainCustomers,
  plainMenus,
  plainOffers,
  plainPolicies,
  plainReferral,
  plainRestaurants,
  plainTexts,
} from './contract.ts';
import { plainEmails } from './email-settings.ts';

/** As in the content, or published, with the careers pictures resolved. */
type Settings = Omit<BrandSettings, 'careers'> & { careers: Omit<CareersSettings, 'headers'> & { headers: object } };

/** Content stored by the previous release, or from another content service, lacks newer settings. */
export const withPlainSettings = <Given extends Settings>(settings: Given): Given => ({
  ...settings,
  company: { ...settings.company },
  texts: { ...plainTexts, ...settings.texts },
  policies: { ...plainPolicies, ...settings.policies },
  restaurants: { ...plainRestaurants, ...settings.restaurants },
  menus: { ...plainMenus, ...settings.menus },
  bookings: { ...plainBookings, ...settings.bookings },
  contact: {
    ...plainContact,
    ...settings.contact,
    groupBooking: { ...plainContact.groupBooking, ...settings.contact?.groupBooking },
  },
  customers: { ...plainCustomers, ...settings.customers },
  offers: { ...plainOffers, ...settings.offers },
  referral: { ...plainReferral, ...settings.referral },
  careers: { ...plainCareers, ...settings.careers },
  emails: { ...plainEmails, ...settings.emails },
});
