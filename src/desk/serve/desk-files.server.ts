import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Addresses of the desk's script, style and the fonts that every page uses. */
export type DeskFiles = { script: string; style: string; fonts: readonly string[] };

const SCRIPT = 'src/desk/browser/desk.ts';
const STYLE = 'src/desk/browser/desk.css';
const FONTS = ['fraunces-soft-bold', 'figtree'].map((name) => `src/ui/fonts/${name}.woff2`);
const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** As the development server has them. */
export const sourceFiles: DeskFiles = { script: `/${SCRIPT}`, style: `/${STYLE}`, fonts: [] };

/** As vite.desk.config.ts built them into this folder. */
export function builtDeskFiles(folder: string): DeskFiles {
  const files = manifest.parse(JSON.parse(readFileSync(join(folder, 'assets', 'desk.json'), 'utf8')));
  const addressOf = (source: string) => `/${files[source]?.file}`;
  return { script: addressOf(SCRIPT), style: addressOf(STYLE), fonts: FONTS.map(addressOf) };
}
