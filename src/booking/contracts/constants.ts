/** Business constants (product 5.12). No schemas here, to keep the schema library out of pages. */
export const MAX_TABLE_BOOKING_COVERS = 20;
/** The largest event to request online; our own figure. */
export const MAX_EVENT_COVERS = 300;
export const EVENT_TOO_LARGE = `For more than ${MAX_EVENT_COVERS} people, ring the restaurant.`;
/** Minutes a table is offered to a waitlist entry; our own figures, here and in the next two. */
export const WAITLIST_OFFER_MINUTES = 60;
/** The same for a table that is near. */
export const WAITLIST_NEAR_MINUTES = 10;
/** Near: at most this many hours ahead when offered. */
export const WAITLIST_NEAR_HOURS = 3;
/** How late a party can say it will be, in minutes, and the most the API accepts; our own figures. */
export const LATE_MINUTES = [10, 15, 20, 30, 45] as const;
export const MOST_LATE_MINUTES = 90;
/** Changes within this many seconds share one message; our own figure. */
export const CHANGES_DELAY_SECONDS = 60;
/** The most children a booking can state; our own figure, as is the next. */
export const MOST_CHILDREN = 20;
export const MOST_HIGH_CHAIRS = 6;
export const SHOW_CHILD_COVERS = false;

/** Values of `bookingStatus`. On 9 the slot has just been taken and there is no reference. */
export const bookingStatus = { booked: 1, enquiryReceived: 2, eventReceived: 3, slotTaken: 9 } as const;
export const SLOT_TAKEN_MESSAGE = 'Sorry, that time slot’s just been taken. Please choose another…';
