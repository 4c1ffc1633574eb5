import type { z } from 'zod';
import type { fileInJson } from './file-in-json.ts';

const BASE64 = /^[A-Za-z\d+/]*={0,2}$/;
const BYTES_PER_LETTER = 3 / 4;
/** What the ending of base64 may stand for and not have. */
const ENDING = 2;

/** The bytes of a file; 'too-large' for more than `most`, 'broken' where it is not base64. */
export function bytesOf({ content }: z.output<typeof fileInJson>, most: number): Buffer | 'too-large' | 'broken' {
  if (content.length * BYTES_PER_LETTER > most + ENDING) return 'too-large';
  return BASE64.test(content) ? Buffer.from(content, 'base64') : 'broken';
}
