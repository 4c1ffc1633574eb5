import type { ContentProblem } from '../platform/content-files.ts';
import type { ImageManifest } from './settings-contract.ts';

/** Every print of a picture, as pages ask for it. */
const printsOf = (name: string, widths: number[]) =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `/images/${name}-${width}.${format}`));

/** Pictures listed in images.json of which a print is not in the public folder. */
export function missingPrints(images: ImageManifest, isFile: (address: string) => boolean): ContentProblem[] {
  return Object.entries(images).flatMap(([name, { widths }]) =>
    printsOf(name, widths)
      .filter((address) => !isFile(address))
      .map((found) => ({ file: 'images.json', path: `${name}.widths`, expected: 'a file in public/', found })),
  );
}
