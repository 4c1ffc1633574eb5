import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { dietaryKey, type Menu, menu } from './menus/contract.ts';
import { createIsPage } from './pages/paths/real-pages.ts';
import { createRedirects, type Redirects } from './pages/paths/redirects.ts';
import { redirectTable } from './pages/paths/redirects-contract.ts';
import { type PublishedContent, publish } from './pages/published-content.ts';
import { type BrandSettings, brandSettings, type ImageManifest, imageManifest } from './pages/settings-contract.ts';
import { ContentError, type ContentProblem, readContent, readContentFolder } from './platform/content-files.ts';
import { bookingRules, type Restaurant, restaurant, restaurantFile } from './restaurants/contract.ts';

/** Everything the brand says, read and checked as one whole. `version` changes when any of it does. */
export type Content = {
  version: string;
  settings: BrandSettings;
  restaurants: Restaurant[];
  menus: Menu[];
  dietaryKey: z.infer<typeof dietaryKey>;
  images: ImageManifest;
  redirects: Redirects;
  published: PublishedContent;
};

function unknownLinks(content: Omit<Content, 'version' | 'published' | 'redirects'>): ContentProblem[] {
  const menus = new Set(content.menus.map(({ id }) => id));
  const menuLinks = content.restaurants.flatMap(({ slug, menus: served }) =>
    served.filter((id) => !menus.has(id)).map((id) => ({ file: `restaurants/${slug}.json`, path: 'menus', found: id })),
  );
  const pictures = [
    ...content.restaurants.flatMap(({ slug, image, heroTiles }) =>
      [image, ...heroTiles.map((tile) => tile.image)].map((found) => ({ file: `restaurants/${slug}.json`, found })),
    ),
    ...content.menus.flatMap(({ id, image, sections }) =>
      [image, ...sections.flatMap(({ items }) => items.map((item) => item.image))]
        .filter((found) => found !== undefined)
        .map((found) => ({ file: `menus/${id}.json`, found })),
    ),
  ].filter(({ found }) => !(found in content.images));
  return [
    ...menuLinks.map((link) => ({ ...link, expected: 'a menu in menus/' })),
    ...pictures.map((picture) => ({ ...picture, path: 'image', expected: 'a picture in images.json' })),
  ];
}

/** Reads the content folder whole. Throws a ContentError listing every problem found. */
export async function loadContent(folder: string): Promise<Content> {
  const file = (name: string) => join(folder, name);
  const defaults = await readContent(bookingRules.partial(), file('booking-defaults.json'));
  const [settings, images, key, menus, files, redirectRows] = await Promise.all([
    readContent(brandSettings, file('settings.json')),
    readContent(imageManifest, file('images.json')),
    readContent(dietaryKey, file('dietary-key.json')),
    readContentFolder(menu, file('menus'), ({ id }) => id),
    readContentFolder(restaurantFile, file('restaurants'), ({ slug }) => slug),
    readContent(redirectTable, file('redirects.json')),
  ]);
  const restaurants = files.map((one) => completeRestaurant(one, defaults, file(`restaurants/${one.slug}.json`)));
  const whole = { settings, restaurants, menus, dietaryKey: key, images };
  const problems = unknownLinks(whole);
  if (problems.length > 0) throw new ContentError(problems);
  const version = createHash('sha256')
    .update(JSON.stringify([whole, redirectRows]))
    .digest('base64url')
    .slice(0, 16);
  const redirects = createRedirects(redirectRows, createIsPage({ restaurants, menus, pages: [] }));
  return { ...whole, version, redirects, published: publish({ ...whole, version }) };
}

function completeRestaurant(
  file: z.infer<typeof restaurantFile>,
  defaults: Partial<z.infer<typeof bookingRules>>,
  name: string,
): Restaurant {
  const whole = restaurant.shape.booking.safeParse({ ...defaults, ...file.booking });
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

/** An editor saves several files at once, and a large one in pieces. */
const SETTLE_MS = 250;

/** Keeps the last good content: a reload that finds a problem changes nothing and throws. */
export class ContentStore {
  #content: Content;
  #listeners = new Set<(content: Content) => void>();
  readonly folder: string;

  private constructor(folder: string, content: Content) {
    this.folder = folder;
    this.#content = content;
  }

  static async open(folder: string): Promise<ContentStore> {
    return new ContentStore(folder, await loadContent(folder));
  }

  get current(): Content {
    return this.#content;
  }

  /** Reads the folder again and tells the caches when anything changed. */
  async reload(): Promise<void> {
    const next = await loadContent(this.folder);
    if (next.version === this.#content.version) return;
    this.#content = next;
    for (const listener of this.#listeners) listener(next);
  }

  /** Reads the folder again soon after a file in it changed. What does not fit is told; the last good content stays. */
  watch(told: (problem: Error) => void): () => void {
    let soon: NodeJS.Timeout | undefined;
    const watcher = watch(this.folder, { recursive: true }, () => {
      clearTimeout(soon);
      soon = setTimeout(() => this.reload().catch(told), SETTLE_MS);
    });
    watcher.on('error', told);
    return () => {
      clearTimeout(soon);
      watcher.close();
    };
  }

  onChange(listener: (content: Content) => void): void {
    this.#listeners.add(listener);
  }
}
