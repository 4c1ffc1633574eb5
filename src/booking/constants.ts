/** Business constants of the specification, section 9. No schema here: pages take them without the schema library. */
export const MAX_TABLE_BOOKING_COVERS = 20;
export const SHOW_CHILD_COVERS = false;
export const BOOKING_JOURNEY_STYLE = 'horizontal';

/** What `bookingStatus` says. On 9 the slot was taken meanwhile and there is no reference. */
export const bookingStatus = { booked: 1, enquiryReceived: 2, eventReceived: 3, slotTaken: 9 } as const;
export const SLOT_TAKEN_MESSAGE = 'Sorry, that time slot’s just been taken. Please choose another…';
