import { monthNames } from './months.ts';

const DAY_AND_MONTH = new RegExp(`(\\d{1,2}) (?=(?:${monthNames.join('|')})\\b)`, 'g');

/** The text with its days and months kept in one line: the spaces between them do not break. */
export const withWholeDates = (text: string): string => text.replaceAll(DAY_AND_MONTH, '$1\u00a0');
