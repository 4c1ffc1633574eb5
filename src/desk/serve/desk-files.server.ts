import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Addresses of the desk's script and style. */
export type DeskFiles = { script: string; style: string };

const SCRIPT = 'src/desk/browser/desk.ts';
const STYLE = 'src/desk/browser/desk.css';
const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** As the development server has them. */
export const sourceFiles: DeskFiles = { script: `/${SCRIPT}`, style: `/${STYLE}` };

/** As vite.desk.config.ts built them into this folder. */
export function builtDeskFiles(folder: string): DeskFiles {
  const files = manifest.parse(JSON.parse(readFileSync(join(folder, 'assets', 'desk.json'), 'utf8')));
  const addressOf = (source: string) => `/${files[source]?.file}`;
  return { script: addressOf(SCRIPT), style: addressOf(STYLE) };
}
