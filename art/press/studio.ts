import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const fontFile = new URL(
  '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  import.meta.url,
);
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

export interface Studio {
  /** Photographs SVG text at its own size; answers PNG bytes. */
  shoot(svg: string, size: { width: number; height: number }): Promise<Buffer>;
  close(): Promise<void>;
}

const page = async () => {
  const font = (await readFile(fontFile)).toString('base64');
  return `<!doctype html><style>@font-face{font-family:Fraunces;font-weight:100 900;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block}text{font-family:Fraunces;font-weight:700;font-variation-settings:"SOFT" 100,"opsz" 144}</style><body><svg><text>Tavola</text></svg></body>`;
};

/** Opens a headless browser with the brand's typeface. CHROMIUM names another binary. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: quiet });
  const tab = await browser.newPage({ deviceScaleFactor: 1 });
  await tab.setContent(await page());
  await tab.evaluate(() => document.fonts.load('700 40px Fraunces').then(() => undefined));
  return {
    async shoot(svg, size) {
      await tab.setViewportSize(size);
      await tab.evaluate((text) => {
        document.body.innerHTML = text;
      }, svg);
      return tab.screenshot({ type: 'png', timeout: 120_000, clip: { x: 0, y: 0, ...size } });
    },
    close: () => browser.close(),
  };
}
