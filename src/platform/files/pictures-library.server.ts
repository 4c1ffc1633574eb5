import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** What draws pictures, loaded when the first one is: few processes ever need its 20 MB. */
export function picturesLibrary(): Promise<typeof Sharp> {
  loaded ??= load();
  return loaded;
}
