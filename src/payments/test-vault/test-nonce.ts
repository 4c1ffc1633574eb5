import { type TestCardKind, testCardKinds } from './test-cards.ts';

/** The result of the bank's step: not required, or the diner's answer. */
const confirmations = ['none', 'confirmed', 'refused'] as const;
export type Confirmation = (typeof confirmations)[number];

const NONCE = new RegExp(`^test_(${testCardKinds.join('|')})_(${confirmations.join('|')})_[0-9a-f]{32}$`);

/** Created in the browser: the card's behaviour and a random number, so that each nonce works once. */
export function testNonce(card: TestCardKind, confirmation: Confirmation): string {
  const lot = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(lot, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `test_${card}_${confirmation}_${hex}`;
}

export function readTestNonce(nonce: string): { card: TestCardKind; confirmation: Confirmation } | null {
  const match = NONCE.exec(nonce);
  return match && { card: match[1] as TestCardKind, confirmation: match[2] as Confirmation };
}
