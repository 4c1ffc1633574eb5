import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { availabilityFailed } from '../contracts/booking.ts';

/** The searches for free tables, with or without a trailing slash. */
export const AVAILABILITY_PATHS = '/api/booking/availability/*';

export const AVAILABILITY_FAILED: z.infer<typeof availabilityFailed> = {
  success: false,
  message: 'Error checking availability',
};

/** Gives every failed search for free tables the same body; keeps the status. */
export const availabilityFailures: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) c.res = c.json(AVAILABILITY_FAILED, c.res.status as ContentfulStatusCode);
};
