/** How a test card behaves. Only this travels, never its number. */
export const testCardKinds = ['accepted', 'challenged', 'declined', 'silent', 'declined-later'] as const;
export type TestCardKind = (typeof testCardKinds)[number];
