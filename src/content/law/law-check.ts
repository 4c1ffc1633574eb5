import type { Vacancy } from '../../careers/contracts/job.ts';
import type { Menu } from '../../menus/contract.ts';
import { type ContentPage, pageFile } from '../../pages/content/page-contract.ts';
import type { ContentProblem } from '../../platform/content-files.ts';
import type { BookingRules } from '../../restaurants/contract.ts';
import { vatNumberText } from '../../settings/company.ts';
import type { BrandSettings } from '../../settings/contract.ts';
import { allergenKinds } from '../../values/allergens/allergens.ts';

/** The terms page (product 2.3). */
const TERMS = 'terms-and-conditions';
/** Id of the question whether an interview needs adjustments (Equality Act 2010, sections 20 and 60). */
const ADJUSTMENTS = 'adjustments';
const MISSING = 'nothing';

type Finding = Omit<ContentProblem, 'file'>;

const inFile = (file: string, findings: readonly Finding[]): ContentProblem[] =>
  findings.map((finding) => ({ file, ...finding }));

const companyFields = {
  registeredName: 'the company’s registered name',
  registeredNumber: 'its number in the register',
  registeredIn: 'where it is registered',
  registeredOffice: 'its registered office',
  vatNumber: 'its VAT number',
} as const;

function missingCompany({ company, offers, footer }: BrandSettings): Finding[] {
  const fields = Object.entries(companyFields) as [keyof typeof companyFields, string][];
  const { modernSlaveryUrl } = company;
  const isLinked = footer.groups.some(({ links }) => links.some(({ url }) => url === modernSlaveryUrl));
  return [
    ...fields
      .filter(([name]) => !company[name])
      .map(([name, expected]) => ({ path: `company.${name}`, expected, found: MISSING })),
    ...(modernSlaveryUrl === undefined
      ? [
          {
            path: 'company.modernSlaveryUrl',
            expected: 'the page of the modern slavery statement, or null',
            found: MISSING,
          },
        ]
      : []),
    ...(modernSlaveryUrl && !isLinked
      ? [{ path: 'footer.groups', expected: `a link to ${modernSlaveryUrl}`, found: MISSING }]
      : []),
    ...(offers.minimumAge
      ? []
      : [{ path: 'offers.minimumAge', expected: 'how old one must be for a voucher', found: MISSING }]),
  ];
}

function unsaid(page: ContentPage, words: readonly (string | undefined)[]): Finding[] {
  const text = JSON.stringify(page).replaceAll('\u00a0', ' ');
  return words
    .filter((phrase) => phrase !== undefined)
    .map((phrase) => phrase.replaceAll('\u00a0', ' '))
    .filter((phrase) => !text.includes(phrase))
    .map((phrase) => ({ path: 'tiles', expected: `the words ${phrase}`, found: MISSING }));
}

/** Whether the page promotes something: a competition, or vouchers for friends. */
const promotes = ({ tiles }: ContentPage) =>
  tiles.some((tile) => tile.tile === 'quiz' || (tile.tile === 'form' && /referral|refer-a-friend/.test(tile.formType)));

function pageFindings(page: ContentPage, { company }: BrandSettings): Finding[] {
  const { registeredName, registeredNumber, registeredIn, registeredOffice, vatNumber } = company;
  if (page.id === TERMS)
    return unsaid(page, [
      ...[registeredName, registeredNumber, registeredIn, registeredOffice],
      vatNumber && vatNumberText(vatNumber),
    ]);
  if (!promotes(page)) return [];
  const age = /\b\d\d or over\b/.test(JSON.stringify(page));
  return [
    ...unsaid(page, [registeredName && `${registeredName}, ${registeredOffice ?? ''}`]),
    ...(age ? [] : [{ path: 'tiles', expected: 'from what age, as “18 or over”', found: MISSING }]),
  ];
}

type Declared = { allergens: Menu['sections'][number]['items'][number]['allergens'] | null; allergenKinds?: object };

/** Cereals and nuts behind a "may contain" that aren't named. The schema already requires those it contains. */
function unnamedKinds({ allergens, allergenKinds: kinds = {} }: Declared, path: string): Finding[] {
  return (Object.keys(allergenKinds) as (keyof typeof allergenKinds)[])
    .filter((name) => allergens?.[name] === 'may-contain' && !(name in kinds))
    .map((name) => ({
      path: `${path}.allergenKinds.${name}`,
      expected: `which ${name} it may contain`,
      found: MISSING,
    }));
}

const menuFindings = ({ sections }: Menu): Finding[] =>
  sections.flatMap(({ items }, section) =>
    items.flatMap((dish, at) => unnamedKinds(dish, `sections.${section}.items.${at}`)),
  );

/** Energy is required for food and drink sold at a price (Calorie Labelling Regulations 2021). */
const extraFindings = ({ upsells = [] }: Partial<BookingRules>, path: string): Finding[] =>
  upsells.flatMap((extra, at) => [
    ...unnamedKinds(extra, `${path}upsells.${at}`),
    ...(extra.allergens && extra.kcal === undefined
      ? [{ path: `${path}upsells.${at}.kcal`, expected: 'the energy of the whole', found: MISSING }]
      : []),
  ]);

function jobFindings({ questions }: Vacancy): Finding[] {
  const at = questions.findIndex(({ id }) => id === ADJUSTMENTS);
  const question = questions[at];
  if (!question)
    return [{ path: 'questions', expected: `a question “${ADJUSTMENTS}” about the interview`, found: MISSING }];
  if (!question.is_mandatory) return [];
  return [{ path: `questions.${at}.is_mandatory`, expected: 'false: nobody has to tell us', found: 'true' }];
}

type Parts = {
  settings?: BrandSettings;
  pages: readonly ContentPage[];
  menus: readonly Menu[];
  jobs: readonly Vacancy[];
  defaults?: Partial<BookingRules>;
  restaurants: readonly { slug: string; booking: Partial<BookingRules> }[];
};

/** What UK law requires and the content leaves out. None of it prevents loading. */
export function lawProblems({ settings, pages, menus, jobs, defaults, restaurants }: Parts): ContentProblem[] {
  return [
    ...(settings ? inFile('settings.json', missingCompany(settings)) : []),
    ...(settings ? pages.flatMap((page) => inFile(`pages/${pageFile(page)}.json`, pageFindings(page, settings))) : []),
    ...menus.flatMap((menu) => inFile(`menus/${menu.id}.json`, menuFindings(menu))),
    ...inFile('booking-defaults.json', extraFindings(defaults ?? {}, '')),
    ...restaurants.flatMap(({ slug, booking }) =>
      inFile(`restaurants/${slug}.json`, extraFindings(booking, 'booking.')),
    ),
    ...jobs.flatMap((job) => inFile(`jobs/${job.job_id}.json`, jobFindings(job))),
  ];
}
