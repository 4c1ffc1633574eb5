import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { jpegWithin } from '../press/prints.ts';
import type { Studio } from '../press/studio.ts';
import { cardSize, drawCard, type ShareCard } from './share-card.ts';

const cards = new URL('../../public/images/share/', import.meta.url);
const ledger = new URL('printed.json', import.meta.url);

/** A hundred cards are in the repository: each is held to this many bytes. */
export const MOST_BYTES = 21_000;

/** Where the card of a page lives: public/images/share/{path}.jpg. */
export const cardPath = (path: string) => new URL(`${path}.jpg`, cards).pathname;

/** What is on a card, in a line. */
export const inWords = ({ title, below, image }: ShareCard) => [title, below, image].filter(Boolean).join(' / ');

/** What was on each card when it was printed, by path: a title changed since shows. */
export const readLedger = async (): Promise<Record<string, string>> =>
  JSON.parse(await readFile(ledger, 'utf8').catch(() => '{}'));

/** Prints each card whose words or picture have changed, or all `anew`, and answers their paths. */
export async function printCards(studio: Studio, all: Record<string, ShareCard>, anew: boolean): Promise<string[]> {
  const printed = await readLedger();
  const wanted = Object.entries(all).filter(([path, card]) => anew || printed[path] !== inWords(card));
  for (const [path, card] of wanted) {
    const file = await jpegWithin(MOST_BYTES, await studio.shoot(drawCard(card), cardSize));
    await mkdir(dirname(cardPath(path)), { recursive: true });
    await writeFile(cardPath(path), file);
  }
  const now = Object.entries(all).map(([path, card]) => [path, inWords(card)] as const);
  const sorted = Object.fromEntries(now.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(ledger, `${JSON.stringify(sorted, null, 2)}\n`);
  return wanted.map(([path]) => path);
}
