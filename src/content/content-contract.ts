import { z } from 'zod';

/** GET /api/v1/content/pages: every page with its path. */
export const pagesAnswer = z.object({
  pages: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
});

/** GET /api/v1/content/venues: all venue ids of the brand. */
export const venuesAnswer = z.object({ venueIds: z.array(z.string()) });
