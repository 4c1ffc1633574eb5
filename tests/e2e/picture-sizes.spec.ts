import { expect, test } from './support.ts';

/** Together they show a picture in every place outside the booking. */
const PAGES = [
  '/',
  '/find-us?q=LS1+4DY',
  '/restaurants',
  '/restaurants/leeds-greek-street',
  '/our-menu',
  '/our-menu/main',
  '/offers',
  '/offer/pudding-on-us',
  '/takeaway',
  '/about',
  '/kids',
  '/christmas',
  '/competition',
  '/careers/job-search/back-of-house',
  '/careers/job/2407',
];
const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
];

type Chosen = { url: string; widths: number[]; needed: number };

/**
 * Makes the browser choose every picture again for this screen, by a fresh address: it keeps a larger one it already
 * has. `needed` is in device pixels, of the whole picture where it’s cropped. Runs in the page.
 */
async function chooseAnew(round: string): Promise<Chosen[]> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('picture > img')];
  const shown = pictures.filter(({ clientWidth }) => clientWidth > 0);
  const come = async (image: HTMLImageElement, index: number): Promise<Chosen> => {
    const mark = `?${round}-${index}`;
    for (const part of image.parentElement?.querySelectorAll<HTMLImageElement>('source, img') ?? [])
      part.srcset = part.srcset.replaceAll(/(?:\?\S*)? (\d+w)/g, `${mark} $1`);
    image.loading = 'eager';
    while (!image.complete || !image.currentSrc.endsWith(mark))
      await new Promise((resolve, reject) => {
        image.addEventListener('load', resolve, { once: true });
        image.addEventListener('error', () => reject(new Error(image.currentSrc)), { once: true });
      });
    const { clientWidth: width, clientHeight: height, currentSrc, srcset } = image;
    const ofHeight = (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height'));
    const drawn = getComputedStyle(image).objectFit === 'cover' ? Math.max(width, ofHeight) : width;
    const widths = [...srcset.matchAll(/(\d+)w/g)].map(([, pixels]) => Number(pixels));
    return { url: currentSrc.replace(mark, ''), widths, needed: drawn * devicePixelRatio };
  };
  return Promise.all(shown.map(come));
}

/** At most twice its displayed width, or the narrowest that is wide enough; at least half, or the widest there is. */
function problemOf({ url, widths, needed }: Chosen): string | null {
  const width = Number(/-(\d+)\.avif$/.exec(url)?.[1]);
  if (!width) return 'is no AVIF';
  const enough = Math.min(...widths.filter((one) => one >= needed));
  if (width > 2 * needed && width > enough) return `is ${width} px wide for ${Math.round(needed)}`;
  if (width < needed / 2 && width < Math.max(...widths)) return `is only ${width} px wide for ${Math.round(needed)}`;
  return null;
}

test.describe('read', () => {
  test('every picture is AVIF and at most twice its displayed size', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const problems: string[] = [];
    for (const [index, path] of PAGES.entries()) {
      await page.goto(path);
      for (const screen of SCREENS) {
        await devtools.send('Emulation.setDeviceMetricsOverride', { ...screen, mobile: false });
        const chosen = await page.evaluate(chooseAnew, `${index}-${screen.width}`);
        expect(chosen.length, `pictures of ${path} at ${screen.width} px`).toBeGreaterThan(0);
        for (const one of chosen) {
          const problem = problemOf(one);
          if (problem) problems.push(`${path} at ${screen.width} px: ${new URL(one.url).pathname} ${problem}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
});
