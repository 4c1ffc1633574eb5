import { formatTimeOfDay } from '../../../values/time/instant-text.ts';

/** Null where nobody has it later. */
export const freeSeatText = (until: number | null) => until && `free until ${formatTimeOfDay(until)}`;
