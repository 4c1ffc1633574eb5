/** Why something can no longer be done with a booking, as sentences for the diner. */
export const CANCELLED = 'This booking is cancelled already.';
/** Of an enquiry or an event request. */
export const REQUESTED =
  'This is a request, and no table is booked by it yet. To take it back, please ring the restaurant.';
export const BEGUN = 'The time of this booking has come. Please ring the restaurant.';
export const EDITED_SINCE =
  'Somebody saved other details for this booking after you opened this page. Check both, then save again.';
export const UNKNOWN_BOOKING = {
  title: 'No such booking',
  message: 'We could not find that booking. Please use the whole link from your e-mail, or ring the restaurant.',
};
