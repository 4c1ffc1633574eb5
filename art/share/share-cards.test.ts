import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { letter } from './lettering.ts';
import { cardPath, inWords, MOST_BYTES, readLedger } from './print-card.ts';
import { cardSize } from './share-card.ts';
import { shareCards } from './share-cards.ts';

const cards = shareCards();
const paths = Object.keys(cards);

describe('the cards of shared links', () => {
  it('are printed from what the pages say now: else run npm run art', async () => {
    expect(await readLedger()).toEqual(
      Object.fromEntries(Object.entries(cards).map(([path, c]) => [path, inWords(c)])),
    );
  });

  it('are there for every page, each within its bytes, and no card is left of a page that is gone', () => {
    const files = readdirSync(new URL('../../public/images/share', import.meta.url), { recursive: true });
    const printed = files.map((file) => String(file).replaceAll('\\', '/')).filter((file) => file.endsWith('.jpg'));
    expect(printed.toSorted()).toEqual(paths.map((path) => `${path}.jpg`).toSorted());
    expect(paths.filter((path) => statSync(cardPath(path)).size > MOST_BYTES)).toEqual([]);
  });

  it.each(['restaurants/leeds-greek-street', 'our-menu/main', 'find-us', 'kids/at-home'])(
    '%s is 1200 by 630',
    async (path) => {
      const { format, width, height } = await sharp(readFileSync(cardPath(path))).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...cardSize });
    },
  );
});

describe('lettering', () => {
  it('breaks a long name where it may be parted, and sets it smaller', () => {
    expect(letter('Leeds', 420, 80)).toEqual({ lines: ['Leeds'], size: 80 });
    const { lines, size } = letter('Stratford-upon-Avon', 420, 80);
    expect(lines.join('')).toBe('Stratford-upon-Avon');
    expect(lines.length).toBeGreaterThan(1);
    expect(letter('Bournemouth', 420, 80).size).toBeLessThan(80);
    expect(size * lines.length).toBeLessThan(300);
  });

  it('refuses what would not be read', () => {
    expect(() => letter('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 420, 80)).toThrow('does not fit');
  });
});
