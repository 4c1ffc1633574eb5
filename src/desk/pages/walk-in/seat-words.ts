import { formatTimeOfDay } from '../../../values/time/instant-text.ts';

/** Null if it's free for the rest of the day. */
export const freeSeatText = (until: number | null) => until && `free until ${formatTimeOfDay(until)}`;
