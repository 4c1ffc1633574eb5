import type Sharp from 'sharp';

let library: Promise<typeof Sharp> | undefined;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** The image library, loaded on first use: few processes ever need its 20 MB. */
export function picturesLibrary(): Promise<typeof Sharp> {
  library ??= load();
  return library;
}
