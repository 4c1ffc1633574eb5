import {
  bareNumber,
  type CardEntry,
  type CardErrors,
  cardErrors,
  groupedNumber,
  type Month,
} from '../card/card-entry.ts';
import { type TestCardKind, testCard, testCards } from './test-cards.ts';

const NOT_A_TEST_CARD = `Only test cards work here, for example ${groupedNumber(testCards[0]?.number ?? '')}.`;

export type ReadTestCard = { ok: true; kind: TestCardKind } | { ok: false; fields: CardErrors };

/** How the typed test card behaves. A real card number is refused at its field. */
export function readTestCard(entry: CardEntry, now: Month): ReadTestCard {
  const kind = testCard(bareNumber(entry.number));
  const fields = { ...(kind === null && { number: NOT_A_TEST_CARD }), ...cardErrors(entry, now) };
  return kind !== null && Object.keys(fields).length === 0 ? { ok: true, kind } : { ok: false, fields };
}
