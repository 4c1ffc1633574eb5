/** Why a booking can no longer be changed, for the diner. */
export const CANCELLED = 'This booking has already been cancelled.';
/** For an enquiry or an event request. */
export const REQUESTED = 'This is still a request, not a booking. To withdraw it, ring the restaurant.';
export const BEGUN = 'It’s too late to do this online. Ring the restaurant.';
export const EDITED_SINCE =
  'Someone saved different details for this booking after you opened this page. Check both, then save again.';
export const UNKNOWN_BOOKING = {
  title: 'Booking not found',
  message: 'We couldn’t find that booking. Use the full link from your e-mail, or ring the restaurant.',
};
