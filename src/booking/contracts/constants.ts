/** Business constants (product 5.12). No schema here, so that pages need not load the schema library. */
export const MAX_TABLE_BOOKING_COVERS = 20;
/** The largest event one can request online; our own figure. */
export const MAX_EVENT_COVERS = 300;
export const EVENT_TOO_LARGE = `For more than ${MAX_EVENT_COVERS} people, ring the restaurant.`;
/** Minutes for which a table is offered to a waitlist entry; our own figure, as the next two are. */
export const WAITLIST_OFFER_MINUTES = 60;
/** The same for a table whose time is near. */
export const WAITLIST_NEAR_MINUTES = 10;
/** Near: no more than this many hours away when it is offered. */
export const WAITLIST_NEAR_HOURS = 3;
/** How late a diner can choose to say they are, in minutes, and the most a call can say; our own figures. */
export const LATE_MINUTES = [10, 15, 20, 30, 45] as const;
export const MOST_LATE_MINUTES = 90;
/** Changes of a booking within so many seconds of each other are told in one message; our own figure. */
export const TELL_CHANGES_AFTER_SECONDS = 60;
/** The most children whose number can be given with a booking; our own figure, as the next is. */
export const MOST_CHILDREN = 20;
/** The most high chairs one can ask for online. */
export const MOST_HIGH_CHAIRS = 6;
export const SHOW_CHILD_COVERS = false;

/** Values of `bookingStatus`. On 9 the slot was taken meanwhile and there is no reference. */
export const bookingStatus = { booked: 1, enquiryReceived: 2, eventReceived: 3, slotTaken: 9 } as const;
export const SLOT_TAKEN_MESSAGE = 'Sorry, that time slot’s just been taken. Please choose another…';
