import { href } from 'react-router';
import { safeText } from '../../messages/safe-text.ts';
import type { ClosedParty, ClosedPartyState } from '../contracts/closing.ts';
import type { ClosedMail } from '../contracts/mail-jobs.ts';
import { closedPartyState, findClosedParty } from '../engine/desk/closing/closed-party.server.ts';
import { heldFor } from '../engine/desk/closing/shown-closed-party.server.ts';
import { closedToken } from '../engine/reference.ts';
import { restaurantsWithMenus } from '../rules/restaurants-with-menus.ts';
import { type BookingFacts, type BookingMailDeps, bookingFacts } from './booking-facts.server.ts';

/** The input of every message to a party of a closed restaurant. */
export type ClosedFacts = BookingFacts & {
  state: ClosedPartyState;
  /** The restaurant's own; may be empty. */
  words: string;
  /** Null once it is held no longer. */
  held: ClosedParty['held'];
  /** The page where the party chooses. */
  choiceUrl: string;
};

export async function closedFacts(
  deps: BookingMailDeps,
  { closingId, bookingId }: Pick<ClosedMail, 'closingId' | 'bookingId'>,
): Promise<ClosedFacts> {
  const facts = await bookingFacts(deps, bookingId);
  const found = await findClosedParty(deps.db, { closingId, bookingId });
  if (!found) throw new Error(`no closing of booking ${bookingId}`);
  const page = href('/booking/closed/:closedToken', {
    closedToken: closedToken(deps.tokenSecret, closingId, bookingId),
  });
  return {
    ...facts,
    state: closedPartyState(found, facts.now),
    words: safeText(found.closing.words),
    held: heldFor(found, restaurantsWithMenus(deps.content()), facts.now),
    choiceUrl: new URL(page, deps.publicUrl).href,
  };
}
