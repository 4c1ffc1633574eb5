import type { Dispatch } from 'react';
import type { CardFieldsHandle } from '../../../payments/card/card-step.ts';
import type { AlternativesAnswer } from '../../contracts/booking.ts';
import type { JourneyAction } from '../../flow/journey-action.ts';
import type { JourneyState } from '../../flow/journey-state.ts';

/** What is wrong with the party, the day and an event's time in a form that was sent; and the day as it was typed. */
export type PartyProblems = { covers?: string; date?: string; time?: string; typedDate?: string };

/** What a page without scripts knows beside the state. */
export type StepPage = {
  idempotencyKey: string;
  alternatives: AlternativesAnswer | null;
  /** The first day of a voucher that is not valid on the chosen one. */
  voucherDay: string | null;
  /** The details were posted and came back, with what was typed. */
  posted: boolean;
  problems: PartyProblems;
  /** The form was sent, and something in it is wrong. */
  refused: boolean;
};

/** `card`: the card fields, when a card is required and none has been accepted yet. */
export type SendBooking = (card?: CardFieldsHandle | null) => Promise<void>;

/** What the steps are drawn from, in the card and on a page without scripts. */
export type Journey = {
  state: JourneyState;
  dispatch: Dispatch<JourneyAction>;
  /** 'YYYY-MM-DD' in London. */
  today: string;
  /** Null in the card. On a page nothing is dispatched: its links and forms lead on. */
  page: StepPage | null;
  /** From step two to three, once the requirements of the slot are loaded and its table is held. */
  continueFromSlots: () => Promise<void>;
  submit: SendBooking;
  renewHold: () => Promise<void>;
  reset: (restaurantToo: boolean) => void;
  /** The reference that was kept from before, as over a reload; null when the journey began without one. */
  savedReference: string | null;
};

const nothing = () => undefined;
const nothingAsync = async () => undefined;

/** The journey of a page without scripts. */
export const pageJourney = (parts: Pick<Journey, 'state' | 'today'> & { page: StepPage }): Journey => ({
  ...parts,
  dispatch: nothing,
  continueFromSlots: nothingAsync,
  submit: nothingAsync,
  renewHold: nothingAsync,
  reset: nothing,
  savedReference: null,
});
