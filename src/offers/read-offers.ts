import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ContentError, type ContentProblem } from '../platform/content-files.ts';
import { type Offer, type OfferPool, offerCode } from './contracts/offer.ts';

function problemsOfCodes(file: string, header: string, codes: readonly string[]): ContentProblem[] {
  const codesSoFar = new Set<string>();
  const wrong = codes.flatMap((code, at): ContentProblem[] => {
    const again = codesSoFar.has(code);
    codesSoFar.add(code);
    if (again) return [{ file, path: `line ${at + 2}`, expected: 'a code that is not above', found: code }];
    const fits = offerCode.safeParse(code).success;
    return fits
      ? []
      : [{ file, path: `line ${at + 2}`, expected: 'a code of 4 to 24 capitals, digits and hyphens', found: code }];
  });
  return [
    ...(header === 'code' ? [] : [{ file, path: 'line 1', expected: 'the heading code', found: header }]),
    ...(codes.length > 0 ? [] : [{ file, path: '', expected: 'codes', found: 'none' }]),
    ...wrong,
  ];
}

/** A pool's codes, one per line below the heading `code`. Throws a ContentError. */
async function readPool(folder: string, slug: string): Promise<OfferPool> {
  const file = join(folder, `${slug}.csv`);
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new ContentError([{ file, path: '', expected: 'the codes of the pool', found: error.message }]);
  });
  const [header = '', ...codes] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim());
  const problems = problemsOfCodes(file, header, codes);
  if (problems.length > 0) throw new ContentError(problems);
  return { slug, codes };
}

/** Reads the pool of each offer that has one; a further promise rejects if there are CSV files without an offer. */
export async function readPools(folder: string, offers: readonly Offer[]): Promise<Promise<OfferPool>[]> {
  const pools = offers.filter(({ codes }) => codes.kind === 'pool').map(({ slug }) => slug);
  const names = await readdir(folder).catch(() => []);
  const strangers = names.filter((name) => name.endsWith('.csv') && !pools.includes(basename(name, '.csv')));
  const problems = strangers.map((name) => ({
    file: join(folder, name),
    path: '',
    expected: 'an offer of this name with a pool',
    found: 'none',
  }));
  return [
    ...pools.map((slug) => readPool(folder, slug)),
    ...(problems.length > 0 ? [Promise.reject<OfferPool>(new ContentError(problems))] : []),
  ];
}
