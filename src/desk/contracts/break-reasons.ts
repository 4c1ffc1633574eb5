export const BREAK_REASONS = ['room', 'regular', 'amends', 'told'] as const;
/** Why a booking that needs a card is taken without one. */
export const WITHOUT_CARD = ['regular', 'amends', 'told'] as const satisfies (typeof BREAK_REASONS)[number][];
/** Why staff break a rule of online booking, as the log has it: no words about a guest. */
export const breakReasons: Record<(typeof BREAK_REASONS)[number], string> = {
  room: 'We’ve room for them',
  regular: 'A regular',
  amends: 'Making up for something',
  told: 'Agreed with the manager',
};
