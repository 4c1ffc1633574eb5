import { type LondonTime, londonNow } from '../restaurants/london-time.ts';
import { formatDayMonth, formatTime, timeOf } from '../restaurants/wall-time.ts';
import { pounds } from './pounds.ts';

/** Stored beside the text with each card: raise it when the words change, so that it is known who agreed to which. */
export const GUARANTEE_WORDING_VERSION = '2026-11';

export type Guarantee = {
  /** What is charged in all when the party does not come. */
  amountPence: number;
  covers: number;
  perCoverPence: number;
  /** The instant (epoch milliseconds) until which cancelling is free; null when it no longer is. */
  freeUntil: number | null;
  placeTitle: string;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const sameWall = (a: LondonTime, b: LondonTime) => a.date === b.date && a.minutes === b.minutes;

/** The hour that London's clocks show twice each autumn needs to say which of the two it is. */
function whichOfTwo(instantMs: number, wall: LondonTime): string {
  if (sameWall(londonNow(instantMs + HOUR), wall)) return ', before the clocks go back';
  return sameWall(londonNow(instantMs - HOUR), wall) ? ', after the clocks go back' : '';
}

/** 'Thursday 3 December at 7pm'. At midnight it is the minute before: nobody is sure which day midnight belongs to. */
export function untilWords(instantMs: number): string {
  const wall = londonNow(instantMs);
  if (wall.minutes === 0) return untilWords(instantMs - MINUTE);
  const time = formatTime(timeOf(wall.minutes));
  return `${capital(wall.weekday)} ${formatDayMonth(wall.date)} at ${time}${whichOfTwo(instantMs, wall)}`;
}

function chargeWords({ amountPence, covers, perCoverPence }: Guarantee): string {
  const each = covers > 1 && amountPence === covers * perCoverPence;
  return each ? `${pounds(amountPence)}: ${pounds(perCoverPence)} for each person` : pounds(amountPence);
}

/** What a diner is told before giving a card, in sentences: how much, when it would be charged, until when it is free. */
export function guaranteeSentences(guarantee: Guarantee): string[] {
  const { covers, placeTitle, freeUntil } = guarantee;
  return [
    `A card holds your table for ${covers} at ${placeTitle}. Nothing is charged today.`,
    freeUntil === null
      ? 'Your table is so soon that it can no longer be cancelled free of charge.'
      : `Cancelling is free until ${untilWords(freeUntil)}.`,
    `If you cancel${freeUntil === null ? '' : ' later than that'} or do not come, we charge this card ${chargeWords(guarantee)}.`,
  ];
}
