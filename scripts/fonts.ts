// Subsets the display font to the one style the site uses. Run by hand: `npm run fonts`.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FROM = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2';
const TO = 'src/ui/fonts/fraunces-soft-bold.woff2';
/** E-mails load fonts by addresses that no build changes. */
const FOR_EMAILS = 'public/fonts/';
const FIGTREE = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Every character of English and of the Italian on the menus, with punctuation and currency. */
const RANGES: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const text = RANGES.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, more) => first + more)),
).join('');

const cut = await subsetFont(await readFile(FROM), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700, SOFT: 100 },
});
await writeFile(TO, cut);
console.log(`${TO}: ${cut.length} bytes`);

await mkdir(FOR_EMAILS, { recursive: true });
await copyFile(TO, `${FOR_EMAILS}fraunces-soft-bold.woff2`);
await copyFile(FIGTREE, `${FOR_EMAILS}figtree.woff2`);
