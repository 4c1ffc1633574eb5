import { printEmailPictures } from './email/print-email.ts';
import { shareCard } from './hero/table.ts';
import { marks } from './marks/all.ts';
import { portfolio } from './portfolio.ts';
import { fingerprint, isPrinted, keep } from './press/cache.ts';
import { contactSheet } from './press/contact-sheet.ts';
import { writeIcons } from './press/icons.ts';
import { writeManifest } from './press/manifest.ts';
import { writeMarks } from './press/marks.ts';
import { print, printCard } from './press/prints.ts';
import { openStudio } from './press/studio.ts';
import { printCards } from './share/print-card.ts';
import { shareCards } from './share/share-cards.ts';

// Usage: node art/make.ts [--proof] [--sheet] [group or group/name ...]
// --proof photographs without encoding; --sheet lays the chosen pictures out on one PNG.
const words = process.argv.slice(2);
const proof = words.includes('--proof');
const wanted = words.filter((word) => !word.startsWith('--'));
const chosen = Object.entries(portfolio).filter(
  ([key]) => !wanted.length || wanted.some((word) => key.startsWith(word)),
);

await writeMarks(marks);
await writeManifest(portfolio);

const studio = await openStudio();
for (const [key, picture] of chosen) {
  const svg = picture.draw();
  const mark = fingerprint(svg, picture);
  if (await isPrinted(key, picture, mark)) continue;
  const png = await studio.shoot(svg, picture);
  if (!proof) await print(key, picture, png);
  await keep(key, png, proof ? 'proof' : mark);
  console.log(key);
}
if (!wanted.length || wanted.includes('og'))
  await printCard(await studio.shoot(shareCard(), { width: 1200, height: 630 }));
if (!wanted.length || wanted.includes('icons')) await writeIcons();
if (!wanted.length || wanted.includes('email')) await printEmailPictures(studio);
if (!wanted.length || wanted.includes('share'))
  for (const path of await printCards(studio, shareCards(), wanted.includes('share'))) console.log(`share/${path}`);
await studio.close();

if (words.includes('--sheet'))
  console.log(
    await contactSheet(
      wanted[0]?.replace('/', '-') ?? 'all',
      chosen.map(([key]) => key),
    ),
  );
