import { z } from 'zod';
import { pastedText } from './pasted/pasted.ts';

/** Control characters except line breaks and tabs, and lone surrogates: nobody types them. */
export const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Stops at an overlong text, without further checks. */
export const tooLong = (error: string) => ({ error, abort: true });

/** Multi-line text, tidied like pasted text; required if `words.missing` is given. */
export const freeText = (limit: number, words: { missing?: string; tooLong: string; wrong: string }) =>
  z
    .string({ error: words.missing ?? words.wrong })
    .overwrite(pastedText)
    .min(words.missing ? 1 : 0, words.missing)
    .max(limit, tooLong(words.tooLong))
    .refine((value) => !UNPRINTABLE.test(value), words.wrong);
