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
