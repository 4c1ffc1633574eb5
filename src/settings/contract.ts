import { z } from 'zod';
import { linkUrl } from '../values/link.ts';
import { imageRef, picture } from '../values/picture.ts';
import { companySettings } from './company.ts';
import { emailSettings } from './email-settings.ts';
import { placeholdersIn } from './fill-in.ts';
import { MAP_STYLE_PATH } from './map-style-path.ts';

const link = z.strictObject({
  text: z.string(),
  url: linkUrl,
  openInNewTab: z.boolean().default(false),
  style: z.enum(['link', 'button', 'quiet']).default('link'),
});
export type NavLink = z.infer<typeof link>;

/** A masthead group contains links; a link with its own `links` is a dropdown. */
const mastheadLink = link.extend({ links: z.array(link).optional() });
export type MastheadLink = z.infer<typeof mastheadLink>;
const mastheadGroup = z.strictObject({ links: z.array(mastheadLink) });
export type MastheadGroup = z.infer<typeof mastheadGroup>;

const logo = z.strictObject({ url: z.string(), width: z.int(), height: z.int() });
export type LogoContent = z.infer<typeof logo>;

const londonMoment = z
  .union([z.iso.date(), z.iso.datetime({ local: true }), z.string().regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)])
  .describe('In Europe/London: a day as 2025-09-01, or a time on it as 2025-09-01T09:30.');

/** A logo for a period, from the start to the end of the unit written: a day, a minute or a second. */
const logoVariant = z.strictObject({ image: logo, alt: z.string(), start: londonMoment, end: londonMoment });
export type LogoVariant = z.infer<typeof logoVariant>;

/** A brand text: where it appears, its default, and its placeholders. */
const text = (shows: string, plain: string, placeholders: string[] = []) =>
  z
    .string()
    .trim()
    .min(1)
    .max(120)
    .refine((value) => placeholdersIn(value).every((name) => placeholders.includes(name)), {
      error: `a text with ${placeholders.map((name) => `{${name}}`).join(' or ') || 'nothing'} in braces`,
    })
    .default(plain)
    .describe(shows);

/** Texts of one room, fetched by the pages and e-mails that use them: unlike `texts`, not sent with every page. */
const words = (most: number) => z.string().trim().min(1).max(most);

/** The brand's own voice, where the wording has no consequences. Sent with every page: few, and short. */
const brandTexts = z.strictObject({
  footerHeading: text('Above head office, its telephone and its e-mail in the footer.', 'Contact us'),
  notFoundLead: text(
    'Under the message of a page that is not there.',
    'The address may be misspelt, or the page may have moved.',
  ),
  failedLead: text('Under the message of any other failure.', 'The fault is ours, not yours.'),
  bookingRestaurant: text('Booking, heading: in which restaurant.', 'Choose a restaurant'),
  eventRestaurant: text('Booking an event, heading: in which restaurant.', 'Choose a restaurant for your event'),
  bookingDetails: text('Booking, heading over the fields of whoever books.', 'Your details'),
  requestDetails: text('The same for an enquiry or an event.', 'Your details'),
  specialRequestHint: text(
    'Booking, at the special request: what one may write.',
    'For example, what you’re celebrating.',
  ),
  eventFor: text('Booking an event: what for, as a question.', 'A large party? Want a room of your own?'),
  booked: text('Booked, heading.', 'Your table is booked, {name}.', ['name']),
  bookedArrival: text('Booked: what to say on arriving.', 'When you arrive, give your name or the reference.'),
  ticketFoot: text(
    'Booking, at the foot of the order ticket where no card is asked for.',
    'You pay at the restaurant.',
  ),
  walkIn: text('A restaurant whose tables are not booked.', 'No need to book: just come in.'),
  walkInArrival: text('After it: what to do there.', 'We’ll seat you as soon as we can.'),
  menusDescription: text('The menus page, for search engines.', 'All our menus, with allergens and prices.'),
  menusLead: text(
    'The menus page, while no restaurant is chosen.',
    'Not every restaurant has every menu: choose yours to see only what it serves.',
  ),
  menusLeadAt: text('The menus page of a restaurant.', 'The menus served at {title}.', ['title']),
  menusRestaurant: text('Menus, label of the choice of a restaurant.', 'Restaurant'),
  dietaryFilterHeading: text('A menu, heading of its filter.', 'Filter by allergen or diet'),
  restaurantsLead: text('The page of all restaurants, under its heading.', 'All our restaurants, town by town.'),
  tooFarLead: text(
    'The finder, where no restaurant is near enough: how to go on.',
    'Type another town above to see the restaurants near it.',
  ),
  restaurantTiles: text('A restaurant’s page, heading of what it is proud of.', 'Only at {site}', ['title', 'site']),
  restaurantMenus: text('A restaurant’s page, heading of its menus.', 'Menus'),
  restaurantTakeaway: text('A restaurant’s page, heading of takeaway.', 'Takeaway'),
  deliveryLead: text(
    'A restaurant’s page, first sentence about delivery.',
    'Brought to your door by the service you choose.',
  ),
  restaurantFacilities: text('A restaurant’s page, heading of its facilities.', 'Facilities'),
  restaurantFindIt: text('A restaurant’s page, heading of address and map.', 'How to find us'),
  threeWords: text('A restaurant’s page, before the three words of its address.', 'Our address in three words'),
});
export type BrandTexts = z.infer<typeof brandTexts>;
export const plainTexts: BrandTexts = brandTexts.parse({});

/** The brand's promises to diners, on pages and in messages. */
const brandPolicies = z.strictObject({
  /** Minutes a booked table is held for a late party; null promises nothing. */
  tableKeptMinutes: z.int().min(5).max(60).nullable().default(null),
  /** The time within which a restaurant answers an online request, as in 'answers within 24 hours'. */
  enquiryAnsweredWithin: words(40).default('a few days'),
  eventAnsweredWithin: words(40).default('a few days'),
});
export type BrandPolicies = z.infer<typeof brandPolicies>;
export const plainPolicies: BrandPolicies = brandPolicies.parse({});

const groupType = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'),
  name: z.string().min(1).max(60),
});

const contactSettings = z.strictObject({
  /** Days after which a message and its files are deleted; the privacy policy says the same. */
  keptDays: z.int().min(1).max(730).default(90),
  groupBooking: z
    .strictObject({
      /** Smaller parties book online. */
      minimumCovers: z.int().min(1).max(100).default(8),
      bookingTypes: z
        .array(groupType)
        .min(1)
        .default([{ id: 'group', name: 'A group booking' }]),
      /** What happens next, in the thanks and the acknowledgement. */
      answer: words(300).default(
        'Someone at the restaurant will be in touch. Nothing’s booked until they’ve confirmed it.',
      ),
    })
    .prefault({}),
});
export type ContactSettings = z.infer<typeof contactSettings>;
export const plainContact: ContactSettings = contactSettings.parse({});

const interestName = words(60);

const customerSettings = z.strictObject({
  /** The interests to choose from, on the preferences page. */
  interests: z.array(interestName).max(30).default([]),
  /** How often news and offers come, as in 'we send you news and offers, once or twice a month'. */
  newsFrequency: words(40).default('now and then'),
  /** Slugs of the offers for new subscribers and birthdays. */
  welcomeOffer: z.string().optional(),
  birthdayOffer: z.string().optional(),
  /** Days before a birthday that its e-mail is sent. */
  birthdayDaysAhead: z.int().min(0).max(60).default(14),
  /** The birthday gift if no offer is named: "A dolce of your choice, …". */
  birthdayGift: words(300).optional(),
  /** Why we ask for a birthday, in a sentence, and the preview text of its e-mail. */
  birthdayHint: words(80).default('For a little something when it comes round.'),
  birthdayPreview: words(80).default('Something from us.'),
  /** Days after which somebody who unsubscribed is deleted; the privacy policy says the same. */
  leftDays: z.int().min(1).max(365).default(30),
  /** Days after which an unconfirmed sign-up is deleted; pages and the privacy policy say the same. */
  unconfirmedDays: z.int().min(1).max(90).default(30),
});
export const plainCustomers = customerSettings.parse({});
const offerSettings = z.strictObject({
  /** Days after its last day on which a voucher is deleted; the privacy policy says the same. */
  keptDays: z.int().min(1).max(730).default(90),
  /** Minimum age to claim a voucher; an offer may override it. Its terms must say so (`content:check`). */
  minimumAge: z.int().min(13).max(25).optional(),
});
const bookingSettings = z.strictObject({
  /** Days after its date on which a booking is anonymised; the privacy policy says it in months. */
  keptDays: z.int().min(30).max(2190).default(730),
  /** The page of the third-party booking widget, with {id} for a restaurant's bookATableWidgetId. */
  widgetUrl: z
    .string()
    .refine((url) => url.includes('{id}') && /^https:\/\//.test(url) && URL.canParse(url), 'https://… with {id} in it')
    .optional(),
});
/** The record of sent e-mails and text messages, by ids without addresses. */
const sentMessageSettings = z.strictObject({
  /**
   * Days for which it is stored. A job that gave up can be queued again for 90 days, and is tried for a day before and
   * after: a sent message must not be sent again.
   */
  keptDays: z.int().min(92).max(730).default(120),
});
/** Who referred whom. */
const referralSettings = z.strictObject({
  /** The gift for the friend and for the referrer, with its article: 'a pudding', since one word stands for both. */
  gift: words(60).default('a voucher'),
  /** Days after which a referral or an unused link is deleted; the privacy policy says the same. */
  keptDays: z.int().min(365).max(1095).default(730),
});
export const plainBookings: z.infer<typeof bookingSettings> = bookingSettings.parse({});
export const plainOffers: z.infer<typeof offerSettings> = offerSettings.parse({});
export const plainReferral: z.infer<typeof referralSettings> = referralSettings.parse({});

/** Where to report a security hole: /.well-known/security.txt. */
const securitySettings = z.strictObject({
  /** The preferred one first, as mailto:, https: or tel:; by default the brand's e-mail address. */
  contacts: z
    .array(z.url({ protocol: /^(mailto|https|tel)$/, error: 'an address that begins with mailto:, https: or tel:' }))
    .min(1)
    .optional(),
  /** A page about welcome reports and how they are handled. */
  policy: z.url({ protocol: /^https$/ }).optional(),
});

const restaurantSettings = z.strictObject({
  /** Heading of a restaurant's awards. */
  awardsTitle: words(60).default('Awards'),
});
export const plainRestaurants: z.infer<typeof restaurantSettings> = restaurantSettings.parse({});

const menuSettings = z.strictObject({
  /** Why traces can reach any dish, whatever the list of allergens says. */
  sharedKitchens: words(120).default('Our dishes are prepared in shared kitchens'),
});
export const plainMenus: z.infer<typeof menuSettings> = menuSettings.parse({});

/** Pictures above the lists of jobs: of all jobs, and of each category. */
const headersOf = <Picture extends z.ZodType>(header: Picture) =>
  z.strictObject({
    all: header.optional(),
    'front-of-house': header.optional(),
    'back-of-house': header.optional(),
    management: header.optional(),
    'quick-service': header.optional(),
  });

/** The brand's names for title groups in the search; by default plain ones. */
const titleGroupNames = z.strictObject({
  Bar: words(60).optional(),
  'foh team': words(60).optional(),
  'foh support': words(60).optional(),
  'boh team': words(60).optional(),
  'boh support': words(60).optional(),
  'Head Chef': words(60).optional(),
  'General Manager': words(60).optional(),
});

const careersSettings = z.strictObject({
  headers: headersOf(imageRef).prefault({}),
  /** The place of jobs outside restaurants, and who reads their applications. */
  headOffice: z
    .strictObject({
      title: z.string().min(1).max(60),
      town: z.string().min(1),
      address: z.array(z.string().min(1)).min(1),
      postcode: z.string().min(1),
      lat: z.number(),
      lng: z.number(),
      email: z.email(),
    })
    .optional(),
  /** Days after its job closed on which an application is deleted; the privacy policy says the same. */
  keptDays: z.int().min(1).max(730).default(183),
  titleGroupNames: titleGroupNames.prefault({}),
  /** Who reads an application and what happens next, in the thanks and the acknowledgement. */
  applicationAnswer: words(300).default('We read every application and reply to every one.'),
  /** How often there are new jobs, as in 'new ones come every week'. */
  newJobs: words(40).default('from time to time'),
  /** On the page of a closed job. */
  closedLead: words(200).default('Thanks for looking. We’ve stopped taking applications for this one.'),
});
export type CareersSettings = z.infer<typeof careersSettings>;
const careersAnswer = careersSettings.extend({ headers: headersOf(picture) });
export type CareersAnswer = z.infer<typeof careersAnswer>;
export const plainCareers: CareersSettings = careersSettings.parse({});

/** content/settings.json: shared by all pages of the brand (product 12.1). */
export const brandSettings = z.strictObject({
  /** The brand's short name, sent as the brand key of every API call. */
  site_id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens'),
  site_name: z.string(),
  /** Page paths are appended to it. */
  url: z
    .url()
    .refine((url) => URL.parse(url)?.origin === url, 'protocol and name alone, as https://www.tavola.example'),
  email: z.email(),
  phone: z.string(),
  tagline: z.string(),
  /** Paths in public/: the logo, in light colours for a dark background. */
  logo,
  /** The first variant in force replaces the logo. */
  logoVariants: z.array(logoVariant).default([]),
  favicon: z.string(),
  /** The share image of pages without their own picture. */
  shareImage: z.strictObject({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
  description: z.string(),
  /** The cuisine, as in 'an Italian restaurant'; without it they are plain restaurants. */
  cuisine: words(40).optional(),
  book_now_text: z.string().default('Book'),
  backToTopIcon: z.string().default('chevron-up'),
  /** Free pixels below the back-to-top button. */
  backToTopOffset: z.int().min(0).max(400).default(0),
  /** Defaults of carousels; a tile can override them. */
  carousel: z
    .strictObject({ arrows: z.boolean().default(true), dots: z.boolean().default(false) })
    .default({ arrows: true, dots: false }),
  /** Online booking for the whole brand; false responds with code 10. */
  bookingsEnabled: z.boolean().default(true),
  mastheadItems: z.array(mastheadGroup).length(2),
  banner: z.strictObject({ text: z.string(), linkText: z.string(), linkUrl }).nullable(),
  footer: z.strictObject({
    groups: z.array(z.strictObject({ title: z.string(), links: z.array(link) })),
    social: z.array(z.strictObject({ network: z.string(), url: z.url() })),
    /** Head office, line by line. */
    address: z.array(z.string()),
    legal: z.string(),
  }),
  company: companySettings.prefault({}),
  /** Ids of the menus in display order; any others follow. */
  menuOrder: z.array(z.string()),
  texts: brandTexts.prefault({}),
  policies: brandPolicies.prefault({}),
  restaurants: restaurantSettings.prefault({}),
  menus: menuSettings.prefault({}),
  bookings: bookingSettings.prefault({}),
  contact: contactSettings.prefault({}),
  customers: customerSettings.prefault({}),
  offers: offerSettings.prefault({}),
  referral: referralSettings.prefault({}),
  careers: careersSettings.prefault({}),
  emails: emailSettings.prefault({}),
  sentMessages: sentMessageSettings.prefault({}),
  security: securitySettings.optional(),
});
export type BrandSettings = z.infer<typeof brandSettings>;

/** content/images.json: every picture in public/images, with its size and alt text. */
export const imageManifest = z.record(
  z.string(),
  z.strictObject({
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()).min(1),
    alt: z.string(),
  }),
);
export type ImageManifest = z.infer<typeof imageManifest>;

/** GET /api/v1/content/brand-settings */
export const brandSettingsAnswer = brandSettings.extend({
  careers: careersAnswer,
  version: z.string(),
  /** From the environment: the layout of the booking steps. Other backends leave it out. */
  bookingJourneyStyle: z.enum(['horizontal', 'vertical']).optional(),
  /** Style of another basemap, from the environment, or a path if this site proxies it; null for our own. */
  mapStyleUrl: z.union([z.url(), z.literal(MAP_STYLE_PATH)]).nullable(),
});
export type BrandSettingsAnswer = z.infer<typeof brandSettingsAnswer>;
