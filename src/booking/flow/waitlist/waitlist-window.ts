import type { TimeWindow } from '../../../values/time/time-window.ts';
import type { AlternativesAnswer } from '../../contracts/booking.ts';
import { startingWindow, type WindowChoices, windowChoices } from '../../rules/when-full/window-choices.ts';
import type { JourneyState } from '../journey-state.ts';

/** The window the diner waits for, and the times it can start and end at. */
export type WaitlistWindow = { window: TimeWindow; choices: WindowChoices };

/** The chosen window, else the suggested one; null until the full times around it are known. */
export function waitlistWindowOf(
  { waitlistFor: time, waitlistWindow: chosen, slots }: JourneyState,
  answer: AlternativesAnswer | null,
): WaitlistWindow | null {
  if (!time || !answer?.waitlist) return null;
  const freeHere = slots.filter(({ canEnquire }) => !canEnquire);
  const freeTimes = [...answer.times, ...freeHere].map((slot) => slot.time);
  const choices = windowChoices({ time, fullTimes: answer.fullTimes, freeTimes });
  return { choices, window: chosen ?? startingWindow(answer.window, choices, time) };
}
