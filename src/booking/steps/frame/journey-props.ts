import type { Dispatch } from 'react';
import type { CardFieldsHandle } from '../../../payments/card/card-step.ts';
import type { AlternativesAnswer } from '../../contracts/booking.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import type { JourneyState } from '../../flow/journey-state.ts';

/** Errors of the party, the day and an event's time in a submitted form; and the day as typed. */
export type PartyProblems = { covers?: string; date?: string; time?: string; typedDate?: string };

/** What a page without scripts knows beyond the state. */
export type StepPage = {
  idempotencyKey: string;
  alternatives: AlternativesAnswer | null;
  /** First day of a voucher that isn't valid on the chosen one. */
  voucherDay: string | null;
  /** The details were posted and came back as typed. */
  posted: boolean;
  problems: PartyProblems;
  /** The form was submitted with errors. */
  refused: boolean;
};

/** `card`: the card fields, if a card is required and none has been accepted. */
export type SendBooking = (card?: CardFieldsHandle | null) => Promise<void>;

/** The data of the steps, in the card and on a page without scripts. */
export type Journey = {
  state: JourneyState;
  dispatch: Dispatch<JourneyAction>;
  /** 'YYYY-MM-DD' in London. */
  today: string;
  /** Null in the card. On a page nothing is dispatched: its links and forms lead on. */
  page: StepPage | null;
  /** From step two to three, once the slot's requirements are loaded and its table is held. */
  continueFromSlots: () => Promise<void>;
  submit: SendBooking;
  renewHold: () => Promise<void>;
  reset: (restaurantToo: boolean) => void;
  /** The reference of a saved journey, as after a reload; null if the journey started without one. */
  savedReference: string | null;
};

const nothing = () => undefined;
const nothingAsync = async () => undefined;

export const pageJourney = (parts: Pick<Journey, 'state' | 'today'> & { page: StepPage }): Journey => ({
  ...parts,
  dispatch: nothing,
  continueFromSlots: nothingAsync,
  submit: nothingAsync,
  renewHold: nothingAsync,
  reset: nothing,
  savedReference: null,
});
