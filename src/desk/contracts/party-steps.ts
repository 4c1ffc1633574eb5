export const PARTY_STEPS = ['arrived', 'seated', 'left', 'no-show'] as const;
export type PartyStep = (typeof PARTY_STEPS)[number];
export const PARTY_STATUSES = ['booked', ...PARTY_STEPS] as const;
export type PartyStatus = (typeof PARTY_STATUSES)[number];

export const statusNames: Record<PartyStatus, string> = {
  booked: 'Booked',
  arrived: 'Arrived',
  seated: 'Seated',
  left: 'Left',
  'no-show': 'No-show',
};

export type StatusStep = { from: PartyStatus; to: PartyStep | 'undo' };

/** What the button for a step says: 'Left', 'Undo seated'. */
export const stepText = ({ from, to }: StatusStep): string =>
  to === 'undo' ? `Undo ${statusNames[from].toLowerCase()}` : statusNames[to];

/** Its name among those of other parties: 'Left: Ann Baker', 'Undo seated for Ann Baker'. */
export const stepLabel = (step: StatusStep, name: string): string =>
  step.to === 'undo' ? `${stepText(step)} for ${name}` : `${stepText(step)}: ${name}`;
