import { z } from 'zod';

/** Degrees in a query string, parsed strictly as a decimal number: '' and '1e1' are rejected. */
export const degrees = (limit: 90 | 180) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'a number of degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, `between -${limit} and ${limit}`);
