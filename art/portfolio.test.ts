import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portfolio } from './portfolio.ts';
import { printPath } from './press/prints.ts';

const root = new URL('..', import.meta.url);
const manifest: unknown = JSON.parse(readFileSync(new URL('content/images.json', root), 'utf8'));
const entries = Object.entries(portfolio);

describe('the portfolio', () => {
  it('has a poster for every restaurant', () => {
    const restaurants = readdirSync(new URL('content/restaurants', root)).map((file) => file.replace('.json', ''));
    const posters = Object.keys(portfolio).filter((key) => key.startsWith('shopfronts/'));
    expect(posters.map((key) => key.replace('shopfronts/', '')).sort()).toEqual(restaurants.sort());
  });

  it('is what the manifest tells the pages', () => {
    const told = entries.map(([key, { width, height, widths, alt }]) => [key, { width, height, widths, alt }]);
    expect(manifest).toEqual(Object.fromEntries(told));
  });

  it('is published in every size and both formats, within ten megabytes', () => {
    const files = entries.flatMap(([key, { widths }]) =>
      widths.flatMap((width) => [printPath(key, width, 'avif'), printPath(key, width, 'webp')]),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(10_000_000);
  });

  // Ten for the pages, of which 0.7 are the small ones that save a phone as much on two lists of restaurants, and two for a
  // card per page that is shared: all of it is cloned by whoever takes the repository.
  it('keeps the whole of public/images within twelve megabytes', () => {
    const images = readdirSync(new URL('public/images', root), { recursive: true, withFileTypes: true });
    const sizes = images.filter((one) => one.isFile()).map((one) => statSync(join(one.parentPath, one.name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
  });

  it.each(['dishes/diavola', 'shopfronts/york-coppergate', 'hero/hero'])('draws %s the same way twice', (key) => {
    expect(portfolio[key]?.draw()).toBe(portfolio[key]?.draw());
  });

  it('says in words what each picture shows, and no two the same', () => {
    const words = Object.keys(portfolio)
      .filter((key) => !key.startsWith('hero/'))
      .map((key) => portfolio[key]?.alt ?? '');
    expect(words.filter((alt) => alt.length < 20)).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });
});
