import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { z } from 'zod';
import { partnerMenus } from '../booking/contracts/partner-menus.ts';
import { partnerProblems } from '../booking/rules/partner-menus/partner-problems.ts';
import { vacancy } from '../careers/contracts/job.ts';
import { jobProblems } from '../careers/rules/job-problems.ts';
import { contactReasons } from '../contact/contracts/reasons.ts';
import { dietaryKey, menu } from '../menus/contract.ts';
import { offer } from '../offers/contracts/offer.ts';
import { readPools } from '../offers/read-offers.ts';
import { givenOfferProblems, offerProblems } from '../offers/rules/offer-problems.ts';
import { contentPage, pageFile, pageIn } from '../pages/content/page-contract.ts';
import {
  type ContentProblem,
  contentNames,
  namesIfAny,
  readContent,
  readEach,
  readWhatFits,
} from '../platform/content-files.ts';
import { bookingRules, restaurantFile } from '../restaurants/contract.ts';
import { deadTargets, redirectProblems } from '../seo/redirects/redirect-problems.ts';
import { redirectTable } from '../seo/redirects/redirects-contract.ts';
import { brandSettings, type ImageManifest, imageManifest } from '../settings/contract.ts';
import { londonNow } from '../values/time/london-time.ts';
import { completeRestaurant, isPageOf, missingHome, unknownNames } from './content.ts';
import { doubleMenuIds, doubleStoreIds } from './double-ids.ts';
import { endedDates, picturesWithoutAlt, reversedDates } from './findings.ts';
import { lawProblems } from './law/law-check.ts';
import { byPath, checkPages } from './page-check.ts';
import { brokenLinks } from './page-links.ts';
import { checkRestaurants, unknownGroupMenus } from './restaurant-check.ts';
import { checkSettings } from './settings-check.ts';
import { missingDishes, missingOccasions, missingReasons } from './tile-names.ts';

const filesOf = (name: string, widths: number[]) =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `/images/${name}-${width}.${format}`));

/** Pictures in images.json with a file missing from public. */
function missingFiles(images: ImageManifest, isFile: (address: string) => boolean): ContentProblem[] {
  return Object.entries(images).flatMap(([name, { widths }]) =>
    filesOf(name, widths)
      .filter((address) => !isFile(address))
      .map((found) => ({ file: 'images.json', path: `${name}.widths`, expected: 'a file in public/', found })),
  );
}

type CheckOptions = {
  /** The folder of drawings and resized pictures. */
  publicFolder: string;
  /** Epoch ms. */
  now: number;
};

/** Every valid file of the folder, the problems of the others, and all names. */
async function readParts(folder: string) {
  const at = (name: string) => join(folder, name);
  const [restaurantNames, menuNames, pageNames, namesOfOffers, namesOfJobs] = await Promise.all([
    ...['restaurants', 'menus', 'pages'].map((name) => contentNames(at(name))),
    ...['offers', 'jobs'].map((name) => namesIfAny(at(name))),
  ]);
  const read = async <T extends z.ZodType>(schema: T, name: string) => readWhatFits([readContent(schema, at(name))]);
  const [settings, images, key, redirects, partners, reasons, defaults, restaurants, menus, pages] = await Promise.all([
    read(brandSettings, 'settings.json'),
    read(imageManifest, 'images.json'),
    read(dietaryKey, 'dietary-key.json'),
    read(redirectTable, 'redirects.json'),
    read(partnerMenus, 'partner-menus.json'),
    read(contactReasons, 'contact-reasons.json'),
    read(bookingRules.partial(), 'booking-defaults.json'),
    readWhatFits(readEach(restaurantFile, at('restaurants'), restaurantNames ?? [], ({ slug }) => slug)),
    readWhatFits(readEach(menu, at('menus'), menuNames ?? [], ({ id }) => id)),
    readWhatFits(readEach(contentPage, at('pages'), pageNames ?? [], pageFile)),
  ]);
  const offers = await readWhatFits(readEach(offer, at('offers'), namesOfOffers ?? [], ({ slug }) => slug));
  const jobs = await readWhatFits(readEach(vacancy, at('jobs'), namesOfJobs ?? [], ({ job_id }) => job_id));
  const pools = await readWhatFits(await readPools(at('offers'), offers.fit));
  const pageIds = (pageNames ?? []).map((name) => ({ id: pageIn(name) }));
  const files = [
    ...[settings, images, key, redirects, partners, reasons, defaults],
    ...[restaurants, menus, pages, offers, pools, jobs],
  ];
  return {
    settings: settings.fit[0],
    images: images.fit[0],
    redirects: redirects.fit[0] ?? [],
    partners: partners.fit[0] ?? [],
    reasons: reasons.fit[0],
    defaults: defaults.fit[0],
    restaurants: restaurants.fit,
    menus: menus.fit,
    pages: pages.fit,
    offers: offers.fit,
    jobs: jobs.fit,
    restaurantNames: (restaurantNames ?? []).map((slug) => ({ slug })),
    menuNames: new Set(menuNames),
    pageIds,
    isPage: isPageOf({
      restaurants: (restaurantNames ?? []).map((slug) => ({ slug })),
      menus: (menuNames ?? []).map((id) => ({ id })),
      pages: pageIds,
    }),
    problems: files
      .flatMap(({ problems }) => problems)
      .map((problem) => ({ ...problem, file: relative(folder, problem.file) })),
  };
}
type Parts = Awaited<ReturnType<typeof readParts>>;

async function filesIn(folder: string): Promise<(address: string) => boolean> {
  const entries = await readdir(folder, { recursive: true });
  const addresses = new Set(entries.map((name) => `/${name.split(sep).join('/')}`));
  return (address) => addresses.has(address);
}

function unstatedRules({ restaurants, defaults }: Parts): Promise<ContentProblem[]> {
  const restaurantsWithRules = restaurants.map(async (restaurant) =>
    completeRestaurant(restaurant, defaults ?? {}, `restaurants/${restaurant.slug}.json`),
  );
  return readWhatFits(defaults ? restaurantsWithRules : []).then(({ problems }) => problems);
}

function checkDefaults({ defaults, menuNames }: Parts, today: string): ContentProblem[] {
  if (!defaults) return [];
  return [...unknownGroupMenus(defaults, menuNames), ...endedDates(defaults, today), ...reversedDates(defaults)].map(
    (finding) => ({ file: 'booking-defaults.json', ...finding }),
  );
}

const occasionsOf = ({ restaurants, defaults }: Parts) =>
  new Set(
    [defaults, ...restaurants.map(({ booking }) => booking)]
      .flatMap((rules) => rules?.occasions ?? [])
      .map(({ id }) => id),
  );

/**
 * Every problem of a content folder, by file and path, including those that don't prevent loading. An invalid file
 * doesn't stop the rest from being checked.
 */
export async function checkFolder(folder: string, { publicFolder, now }: CheckOptions): Promise<ContentProblem[]> {
  const [parts, isFile] = await Promise.all([readParts(folder), filesIn(publicFolder)]);
  const { settings, restaurants, menus, pages, offers, jobs, redirects, isPage, menuNames } = parts;
  const images = parts.images ?? {};
  const { date: today } = londonNow(now);
  const targets = { isPage, pages: byPath(pages), menus: menuNames };
  return [
    ...parts.problems,
    ...missingHome(parts.pageIds),
    ...(parts.images ? unknownNames({ restaurants, menus, pages: [], offers, images }) : []),
    ...doubleStoreIds(restaurants),
    ...doubleMenuIds(menus),
    ...(await unstatedRules(parts)),
    ...(settings ? checkSettings(settings, { ...targets, isFile }) : []),
    ...missingFiles(images, isFile),
    ...checkRestaurants(restaurants, {
      ...targets,
      images,
      today,
      hasWidget: settings?.bookings.widgetUrl !== undefined,
    }),
    ...checkDefaults(parts, today),
    ...menus.flatMap((menuFile) =>
      picturesWithoutAlt(menuFile, images).map((finding) => ({ file: `menus/${menuFile.id}.json`, ...finding })),
    ),
    // A restaurant or menu with an invalid file still counts as existing.
    ...(parts.problems.length === 0 ? partnerProblems(parts.partners, { restaurants, menus }) : []),
    ...offerProblems(offers, parts.restaurantNames),
    ...(settings && parts.problems.length === 0 ? givenOfferProblems(settings, offers) : []),
    ...(settings
      ? jobProblems(jobs, {
          restaurants: parts.restaurantNames,
          images,
          careers: settings.careers,
        })
      : []),
    ...offers.flatMap((offerFile) =>
      brokenLinks(offerFile, targets).map((finding) => ({ file: `offers/${offerFile.slug}.json`, ...finding })),
    ),
    ...redirectProblems(redirects, isPage),
    ...deadTargets(redirects, isPage),
    ...checkPages(pages, { isPage, images, now }),
    ...missingDishes(pages, menus),
    ...missingOccasions(pages, menus, occasionsOf(parts)),
    ...(parts.reasons ? missingReasons(pages, parts.reasons) : []),
    ...lawProblems(parts),
  ];
}
