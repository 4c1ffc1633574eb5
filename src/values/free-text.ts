import { z } from 'zod';
import { pastedText } from './pasted/pasted.ts';

/** Control characters except line breaks and tabs, and lone surrogates: no person types them. */
export const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Stops at a text that is too long, without further checks. */
export const tooLong = (error: string) => ({ error, abort: true });

/** Text of several lines, tidied as pasted text is; required when there is a message for its being missing. */
export const freeText = (limit: number, words: { missing?: string; tooLong: string; wrong: string }) =>
  z
    .string({ error: words.missing ?? words.wrong })
    .overwrite(pastedText)
    .min(words.missing ? 1 : 0, words.missing)
    .max(limit, tooLong(words.tooLong))
    .refine((value) => !UNPRINTABLE.test(value), words.wrong);
