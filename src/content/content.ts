import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { z } from 'zod';
import { type PartnerMenu, partnerMenus } from '../booking/contracts/partner-menus.ts';
import { partnerProblems } from '../booking/rules/partner-menus/partner-problems.ts';
import { type Vacancy, vacancy } from '../careers/contracts/job.ts';
import { jobProblems } from '../careers/rules/job-problems.ts';
import { type ContactReasons, contactReasons } from '../contact/contracts/reasons.ts';
import { dietaryKey, type Menu, menu } from '../menus/contract.ts';
import { type Offer, type OfferPool, offer } from '../offers/contracts/offer.ts';
import { readPools } from '../offers/read-offers.ts';
import { givenOfferProblems, offerProblems } from '../offers/rules/offer-problems.ts';
import { type ContentPage, contentPage, pageFile } from '../pages/content/page-contract.ts';
import { HOME, pagePath } from '../pages/content/page-path.ts';
import {
  ContentError,
  type ContentProblem,
  namesIfAny,
  readAll,
  readContent,
  readContentFolder,
  readEach,
} from '../platform/content-files.ts';
import { bookingRules, type Occasion, type Restaurant, restaurant, restaurantFile } from '../restaurants/contract.ts';
import { createIsPage } from '../seo/redirects/real-pages.ts';
import { createRedirects, type Redirects } from '../seo/redirects/redirects.ts';
import { type RedirectRow, redirectTable } from '../seo/redirects/redirects-contract.ts';
import { type BrandSettings, brandSettings, type ImageManifest, imageManifest } from '../settings/contract.ts';
import { doubleMenuIds, doubleStoreIds } from './double-ids.ts';
import { unknownPictures } from './findings.ts';
import { type PublishedContent, publish } from './published-content.ts';

/** All content as stored in its files, each checked by its schema. */
export type ContentSource = {
  settings: BrandSettings;
  restaurants: Restaurant[];
  menus: Menu[];
  images: ImageManifest;
  pages: ContentPage[];
  dietaryKey: z.infer<typeof dietaryKey>;
  redirectRows: RedirectRow[];
  partnerMenus: PartnerMenu[];
  contactReasons: ContactReasons;
  offers: Offer[];
  offerPools: OfferPool[];
  jobs: Vacancy[];
};

/** The content with everything derived from it. `version` changes with any part of it. */
export type Content = ContentSource & { version: string; redirects: Redirects; published: PublishedContent };

/** A site needs a page at '/'. */
export function missingHome(pages: readonly { id: string }[]): ContentProblem[] {
  if (pages.some(({ id }) => id === HOME)) return [];
  return [{ file: `pages/${HOME}.json`, path: '', expected: 'the home page', found: 'no such file' }];
}

type Naming = Pick<ContentSource, 'menus' | 'images' | 'pages' | 'offers'> & {
  restaurants: Pick<Restaurant, 'slug' | 'menus'>[];
};

/** References to missing names, which prevent the content from being served. */
export function unknownNames({ restaurants, menus, pages, offers, images }: Naming): ContentProblem[] {
  const menuIds = new Set(menus.map(({ id }) => id));
  const files = [
    ...restaurants.map((content) => ({ file: `restaurants/${content.slug}.json`, content })),
    ...menus.map((content) => ({ file: `menus/${content.id}.json`, content })),
    ...pages.map((content) => ({ file: `pages/${pageFile(content)}.json`, content })),
    ...offers.map((content) => ({ file: `offers/${content.slug}.json`, content })),
  ];
  return [
    ...restaurants.flatMap(({ slug, menus: menuNames }) =>
      menuNames
        .filter((id) => !menuIds.has(id))
        .map((found) => ({
          file: `restaurants/${slug}.json`,
          path: 'menus',
          expected: 'a menu in menus/',
          found,
        })),
    ),
    ...files.flatMap(({ file, content }) => unknownPictures(content, images).map((finding) => ({ file, ...finding }))),
  ];
}

/** Reads the whole content folder. Throws a ContentError with every problem. */
export async function readSource(folder: string): Promise<ContentSource> {
  const file = (name: string) => join(folder, name);
  const defaults = await readContent(bookingRules.partial(), file('booking-defaults.json'));
  const offerNames = await namesIfAny(file('offers'));
  const jobNames = await namesIfAny(file('jobs'));
  // All at once: an earlier rejection with nothing awaiting it would end the process.
  const [settings, images, key, menus, files, pages, redirectRows, partners, reasons, offers, jobs] = await readAll([
    readContent(brandSettings, file('settings.json')),
    readContent(imageManifest, file('images.json')),
    readContent(dietaryKey, file('dietary-key.json')),
    readContentFolder(menu, file('menus'), ({ id }) => id),
    readContentFolder(restaurantFile, file('restaurants'), ({ slug }) => slug),
    readContentFolder(contentPage, file('pages'), pageFile),
    readContent(redirectTable, file('redirects.json')),
    readContent(partnerMenus, file('partner-menus.json')),
    readContent(contactReasons, file('contact-reasons.json')),
    readAll(readEach(offer, file('offers'), offerNames, ({ slug }) => slug)),
    readAll(readEach(vacancy, file('jobs'), jobNames, ({ job_id }) => job_id)),
  ]);
  const offerPools = await readAll(await readPools(file('offers'), offers));
  const restaurants = files.map((entry) => completeRestaurant(entry, defaults, file(`restaurants/${entry.slug}.json`)));
  const source = {
    settings,
    restaurants,
    menus,
    dietaryKey: key,
    images,
    pages,
    redirectRows,
    partnerMenus: partners,
    contactReasons: reasons,
    offers,
    offerPools,
    jobs,
  };
  const problems = [
    ...missingHome(pages),
    ...unknownNames(source),
    ...doubleStoreIds(restaurants),
    ...doubleMenuIds(menus),
    ...partnerProblems(partners, source),
    ...offerProblems(offers, restaurants),
    ...givenOfferProblems(settings, offers),
    ...jobProblems(jobs, { restaurants, images, careers: settings.careers }),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return source;
}

type Names = {
  restaurants: readonly { slug: string }[];
  menus: readonly { id: string }[];
  pages: readonly { id: string }[];
};

/** Checks whether a path has a page, for links, and for redirects, which may not hide one. */
export function isPageOf({ restaurants, menus, pages }: Names) {
  return createIsPage({ restaurants, menus, pages: pages.map(pagePath) });
}

/** A hash of the source as JSON: the same in every process and after every restart. */
export function versionOf(body: string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}

/**
 * Derives the service's responses and the redirects. Throws a ContentError for redirects that loop, chain or hide a
 * page. `foundRight` skips the checks: this build has built the same content before.
 */
export function buildContent(
  source: ContentSource,
  version = versionOf(JSON.stringify(source)),
  foundRight = false,
): Content {
  const redirects = createRedirects(source.redirectRows, isPageOf(source), foundRight);
  return { ...source, version, redirects, published: publish({ ...source, version }, foundRight) };
}

export async function loadContent(folder: string): Promise<Content> {
  return buildContent(await readSource(folder));
}

const hasMenu = ({ menuLinkGroup }: Occasion, menus: readonly string[]) =>
  !menuLinkGroup?.isInclusive || menuLinkGroup.ids.some((id) => menus.includes(id));

/**
 * A restaurant with all booking rules, its own or the brand's defaults, without occasions it has no menu for. Throws a
 * ContentError for rules in neither.
 */
export function completeRestaurant(
  file: z.infer<typeof restaurantFile>,
  defaults: Partial<z.infer<typeof bookingRules>>,
  name: string,
): Restaurant {
  const rules = { ...defaults, ...file.booking };
  const occasions = rules.occasions?.filter((occasion) => hasMenu(occasion, file.menus));
  const whole = restaurant.shape.booking.safeParse({ ...rules, ...(occasions && { occasions }) });
  if (whole.success) return { ...file, booking: whole.data };
  throw new ContentError(
    whole.error.issues.map((issue) => ({
      file: name,
      path: `booking.${issue.path.join('.')}`,
      expected: issue.message,
      found: 'nothing, here or in booking-defaults.json',
    })),
  );
}
