import { z } from 'zod';

/** The properties that search engines document as required or supported, by type; strict, so an unknown one fails. */
const absolute = z.url({ protocol: /^https$/ });
const telephone = z.string().regex(/^\+44 [\d ]+$/, 'a number with its country code');
const text = z.string().trim().min(1);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const date = z.iso.date();
const reference = z.strictObject({ '@id': absolute });
const context = { '@context': z.literal('https://schema.org').optional() };

const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  opens: time,
  closes: time,
});
const specialHours = hours
  .omit({ dayOfWeek: true })
  .extend({ validFrom: date, validThrough: date })
  .refine(({ validFrom, validThrough }) => validFrom <= validThrough, 'ends before it begins');

const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  postalCode: text,
  addressCountry: z.literal('GB'),
});

export const restaurantRule = z.strictObject({
  ...context,
  '@type': z.literal('Restaurant'),
  '@id': absolute,
  url: absolute,
  name: text,
  image: absolute,
  telephone,
  email: z.email(),
  servesCuisine: text,
  acceptsReservations: z.boolean(),
  hasMenu: z.array(absolute).min(1),
  address,
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  openingHoursSpecification: z.array(hours).length(7),
  specialOpeningHoursSpecification: z.array(specialHours),
  parentOrganization: reference,
  sameAs: z.array(absolute),
  amenityFeature: z.array(
    z.strictObject({ '@type': z.literal('LocationFeatureSpecification'), name: text, value: z.literal(true) }),
  ),
  potentialAction: z
    .strictObject({
      '@type': z.literal('ReserveAction'),
      target: absolute,
      result: z.strictObject({ '@type': z.literal('FoodEstablishmentReservation') }),
    })
    .optional(),
  award: z.array(text),
});

const price = { price: z.string().regex(/^\d+\.\d{2}$/), priceCurrency: z.literal('GBP') };
const menuOffer = z.strictObject({ '@type': z.literal('Offer'), name: text.optional(), ...price });
const menuItem = z.strictObject({
  '@type': z.literal('MenuItem'),
  name: text,
  description: text,
  nutrition: z.strictObject({
    '@type': z.literal('NutritionInformation'),
    calories: z.string().regex(/^\d+ calories$/),
  }),
  suitableForDiet: z
    .array(z.string().regex(/^https:\/\/schema\.org\/[A-Z][a-zA-Z]+Diet$/))
    .min(1)
    .optional(),
  offers: z.array(menuOffer).min(1).optional(),
});

export const menuRule = z.strictObject({
  ...context,
  '@type': z.literal('Menu'),
  '@id': absolute,
  url: absolute,
  name: text,
  description: text,
  inLanguage: z.literal('en-GB'),
  provider: reference,
  hasMenuSection: z
    .array(
      z.strictObject({
        '@type': z.literal('MenuSection'),
        name: text,
        description: text.optional(),
        offers: menuOffer.optional(),
        hasMenuItem: z.array(menuItem).min(1),
      }),
    )
    .min(1),
});

export const offerRule = z.strictObject({
  ...context,
  '@type': z.literal('Offer'),
  name: text,
  description: text,
  url: absolute,
  price: price.price.optional(),
  priceCurrency: price.priceCurrency.optional(),
  validFrom: date.optional(),
  validThrough: date.optional(),
  offeredBy: reference,
});

export const faqRule = z.strictObject({
  ...context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(1),
});

export const breadcrumbRule = z
  .strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: absolute }))
      .min(2),
  })
  .refine(
    ({ itemListElement: steps }) => steps.every(({ position }, before) => position === before + 1),
    'out of order',
  );

export const organisationRule = z.strictObject({
  ...context,
  '@type': z.literal('Organization'),
  '@id': absolute,
  name: text,
  url: absolute,
  logo: absolute,
  email: z.email(),
  telephone,
  address,
  sameAs: z.array(absolute).min(1),
});

export const websiteRule = z.strictObject({
  ...context,
  '@type': z.literal('WebSite'),
  '@id': absolute,
  name: text,
  url: absolute,
  inLanguage: z.literal('en-GB'),
  publisher: reference,
  potentialAction: z.strictObject({
    '@type': z.literal('SearchAction'),
    target: z.strictObject({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/^https:\/\/.+\{search_term_string\}/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

export const jobPostingRule = z.strictObject({
  ...context,
  '@type': z.literal('JobPosting'),
  '@id': absolute,
  url: absolute,
  title: text,
  description: z
    .string()
    .min(100)
    .regex(/^<p>.*<\/ul>$/s),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
  datePosted: date,
  validThrough: z.iso.datetime({ offset: true, precision: 0 }),
  employmentType: z.array(z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY'])).min(1),
  directApply: z.boolean(),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    '@id': absolute,
    name: text,
    sameAs: absolute,
    logo: absolute,
  }),
  jobLocation: z.strictObject({
    '@type': z.literal('Place'),
    name: text,
    address,
    geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  }),
  baseSalary: z.strictObject({
    '@type': z.literal('MonetaryAmount'),
    currency: z.literal('GBP'),
    value: z
      .strictObject({
        '@type': z.literal('QuantitativeValue'),
        minValue: z.number().positive(),
        maxValue: z.number().positive(),
        unitText: z.enum(['HOUR', 'YEAR']),
      })
      .refine(({ minValue, maxValue }) => minValue <= maxValue, 'minimum exceeds maximum'),
  }),
});
