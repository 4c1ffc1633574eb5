import { monthNames } from './months.ts';

const DAY_AND_MONTH = new RegExp(`(\\d{1,2}) (?=(?:${monthNames.join('|')})\\b)`, 'g');

/** Keeps each day and month on one line, with a non-breaking space. */
export const withWholeDates = (text: string): string => text.replaceAll(DAY_AND_MONTH, '$1\u00a0');
