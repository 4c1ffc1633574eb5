import { z } from 'zod';

/** Wall time in Europe/London, 'HH:MM'. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM');
/** Calendar date in Europe/London, 'YYYY-MM-DD'. */
export const isoDate = z.iso.date();

/** Weekdays as in the fields `{day}Open`, `{day}Close` and `{day}ClickCollectClose`, Monday first as in ISO 8601. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
