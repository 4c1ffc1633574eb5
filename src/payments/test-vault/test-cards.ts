/** How a test card behaves. The nonce carries only this, never the number. */
export const testCardKinds = ['accepted', 'challenged', 'declined', 'silent', 'declined-later'] as const;
export type TestCardKind = (typeof testCardKinds)[number];

/** The only numbers the test vault takes: the card schemes' own test numbers, which no bank issues. */
export const testCards: { number: string; kind: TestCardKind; does: string }[] = [
  { number: '4111111111111111', kind: 'accepted', does: 'is accepted' },
  { number: '5555555555554444', kind: 'accepted', does: 'is accepted' },
  { number: '378282246310005', kind: 'accepted', does: 'is accepted, with a code of four digits' },
  { number: '4000000000001091', kind: 'challenged', does: 'asks you to confirm with your bank' },
  { number: '4000111111111115', kind: 'declined', does: 'is turned down' },
  { number: '4000000000000119', kind: 'silent', does: 'can’t reach the card service' },
  { number: '4000000000000341', kind: 'declined-later', does: 'is accepted, but can’t be charged later' },
];

export const testCard = (number: string): TestCardKind | null =>
  testCards.find((card) => card.number === number)?.kind ?? null;
