export const CANCEL_REASONS = ['guest', 'closed', 'room', 'staff', 'mistake'] as const;
/** Why a restaurant cancels a booking. */
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** As staff choose it, and as the diner reads it. */
export const cancelReasons: Record<CancelReason, { label: string; toDiner: string }> = {
  guest: { label: 'The guest asked us to', toDiner: 'As you asked, we’ve cancelled your table.' },
  closed: { label: 'We’re closed then', toDiner: 'We’re so sorry: we won’t be open then after all.' },
  room: {
    label: 'Something’s wrong with the table or the room',
    toDiner: 'We’re so sorry: something’s gone wrong here and we can’t use the room.',
  },
  staff: {
    label: 'Too few of us',
    toDiner: 'We’re so sorry: we won’t have enough people on to look after you properly.',
  },
  mistake: {
    label: 'Booked by mistake',
    toDiner: 'We’re so sorry: the booking was our mistake, and we don’t have a table for you.',
  },
};
