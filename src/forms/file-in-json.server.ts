import type { z } from 'zod';
import type { fileInJson } from './file-in-json.ts';

const BASE64 = /^[A-Za-z\d+/]*={0,2}$/;
const BYTES_PER_LETTER = 3 / 4;
/** Padding that base64 may count without content. */
const ENDING = 2;

/** A file's bytes; 'too-large' above `most`, 'broken' if it isn't base64. */
export function bytesOf({ content }: z.output<typeof fileInJson>, most: number): Buffer | 'too-large' | 'broken' {
  if (content.length * BYTES_PER_LETTER > most + ENDING) return 'too-large';
  return BASE64.test(content) ? Buffer.from(content, 'base64') : 'broken';
}
