import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { availabilityFailed } from '../contracts/booking.ts';

/** Where free times of several restaurants are asked for, with or without a slash at the end. */
export const AVAILABILITY_PATHS = '/api/booking/availability/*';

export const AVAILABILITY_FAILED: z.infer<typeof availabilityFailed> = {
  success: false,
  message: 'Error checking availability',
};

/** Every failed search for free tables has the same answer, whoever refused it; the status stays. */
export const availabilityFailures: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) c.res = c.json(AVAILABILITY_FAILED, c.res.status as ContentfulStatusCode);
};
