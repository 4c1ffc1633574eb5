/** Business constants of the specification, section 9. No schema here: pages take them without the schema library. */
export const MAX_TABLE_BOOKING_COVERS = 20;
/** The largest event one can ask for online; ours. */
export const MAX_EVENT_COVERS = 300;
/** How long a chosen slot is held, and how long a table is offered to someone of the waiting list; ours. */
export const HOLD_MINUTES = 8;
export const WAITLIST_OFFER_MINUTES = 10;
/** Until when a restaurant has answered what was asked for online; ours. */
export const ENQUIRY_ANSWER_HOURS = 24;
export const EVENT_ANSWER_HOURS = 48;
export const SHOW_CHILD_COVERS = false;
export const BOOKING_JOURNEY_STYLE = 'horizontal';

/** What `bookingStatus` says. On 9 the slot was taken meanwhile and there is no reference. */
export const bookingStatus = { booked: 1, enquiryReceived: 2, eventReceived: 3, slotTaken: 9 } as const;
export const SLOT_TAKEN_MESSAGE = 'Sorry, that time slot’s just been taken. Please choose another…';
