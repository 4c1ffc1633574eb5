/** What the booking-and-offers backend answers; all else is the network API's (specification, section 7). */
export const BOOKING_BACKEND = ['/booking/*', '/offer/*', '/v1/payments/*', '/captcha/*'];

export const isBookingBackend = (path: string) => /^\/api\/(booking|offer|v1\/payments|captcha)\//.test(path);
export const isContentService = (path: string) => path.startsWith('/api/v1/content/');
