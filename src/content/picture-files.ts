import type { ContentProblem } from '../platform/content-files.ts';
import type { ImageManifest } from '../settings/contract.ts';

/** The files of a picture in all its sizes. */
const filesOf = (name: string, widths: number[]) =>
  widths.flatMap((width) => ['avif', 'webp'].map((format) => `/images/${name}-${width}.${format}`));

/** Pictures of images.json with a file missing from the public folder. */
export function missingFiles(images: ImageManifest, isFile: (address: string) => boolean): ContentProblem[] {
  return Object.entries(images).flatMap(([name, { widths }]) =>
    filesOf(name, widths)
      .filter((address) => !isFile(address))
      .map((found) => ({ file: 'images.json', path: `${name}.widths`, expected: 'a file in public/', found })),
  );
}
