// Cuts the fonts down to the styles and characters the site uses. Run by hand: `npm run fonts`.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

type Range = [first: number, last: number];

const FILES = 'node_modules/@fontsource-variable/';
const TO = 'src/ui/fonts/';
const STYLES = 'src/ui/styles/font-files.css';
/** E-mails load fonts by addresses that no build changes. */
const FOR_EMAILS = 'public/fonts/';

type Font = { family: string; name: string; from: string; weight: string; axes: Record<string, number> };

const FONTS: Font[] = [
  {
    family: 'Fraunces',
    name: 'fraunces-soft-bold',
    from: `${FILES}fraunces/files/fraunces-latin-soft-normal.woff2`,
    weight: '700',
    axes: { wght: 700, SOFT: 100 },
  },
  {
    family: 'Figtree',
    name: 'figtree',
    from: `${FILES}figtree/files/figtree-latin-wght-normal.woff2`,
    weight: '300 900',
    axes: {},
  },
];

const only = (characters: string): Range[] =>
  [...characters].map((character): Range => [character.codePointAt(0) as number, character.codePointAt(0) as number]);

/** What nearly every page is written with: few enough that a first visit gets each font in one round trip. */
const COMMON: Range[] = [[0x20, 0x7e], ...only('\u00a0£©°·½×àâçèéêìîïñòóôöùüÉ–—‘’“”…€')];
/** Every other character of English and of the Italian on the menus, with punctuation and currency. */
const ALL: Range[] = [
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

const pointsOf = (ranges: Range[]): number[] =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, more) => first + more));
const common = pointsOf(COMMON).sort((a, b) => a - b);
const rare = pointsOf(ALL).filter((point) => !common.includes(point));

/** As a style sheet has it: 'U+20-7E, U+A0'. */
function unicodeRange(points: number[]): string {
  const hex = (point: number) => point.toString(16).toUpperCase();
  const ranges: Range[] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

const faces: string[] = [];
await mkdir(FOR_EMAILS, { recursive: true });
for (const { family, name, from, weight, axes } of FONTS) {
  const whole = await readFile(from);
  const cut = (points: number[]) =>
    subsetFont(whole, String.fromCodePoint(...points), { targetFormat: 'woff2', variationAxes: axes });
  for (const [file, points, display] of [
    // Each page asks for it before its style sheet, so it comes in time; where it does not, nothing moves.
    [`${name}.woff2`, common, 'optional'],
    [`${name}-rare.woff2`, rare, 'swap'],
  ] as const) {
    const bytes = await cut(points);
    await writeFile(TO + file, bytes);
    console.log(`${TO}${file}: ${bytes.length} bytes`);
    faces.push(`@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: ${display};
  src: url("../fonts/${file}") format("woff2");
  unicode-range:
    ${unicodeRange(points)};
}
`);
  }
  if (name === 'figtree') await copyFile(from, `${FOR_EMAILS}${name}.woff2`);
  else await writeFile(`${FOR_EMAILS}${name}.woff2`, await cut([...common, ...rare]));
}
await writeFile(STYLES, `/* Written by scripts/fonts.ts. */\n${faces.join('\n')}`);
