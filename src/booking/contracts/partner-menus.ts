import { z } from 'zod';
import { isoDate, weekdays } from '../../values/time/week.ts';
import { bookableDate, id, storeId } from './booking.ts';
import { MAX_TABLE_BOOKING_COVERS } from './constants.ts';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by -');
const text = z.string().trim().min(1);
const dates = { startDate: isoDate, endDate: isoDate };
const inOrder = ({ startDate, endDate }: { startDate: string; endDate: string }) => startDate <= endDate;
const backwards = { path: ['endDate'], error: 'a day not before startDate' };

const partnerOffer = z
  .strictObject({
    /** Unique among all partners' offers. */
    id: key,
    title: text,
    description: text,
    /** Conditions guests need to know. */
    terms: text,
    /** First and last service date, both included. */
    ...dates,
    /** Days of the week; absent means all. */
    days: z.array(z.enum(weekdays)).min(1).optional(),
  })
  .refine(inOrder, backwards);

/** An entry of content/partner-menus.json. */
export const partnerMenu = z
  .strictObject({
    /** As shown to guests. */
    partner: text,
    /** As named in content/menus. */
    menuId: key,
    /** Slugs of participating restaurants; absent means all that serve the menu. */
    restaurants: z.union([z.literal('all'), z.array(z.string()).min(1)], 'all, or a list of restaurants'),
    /** First and last service date of the agreement, both included. */
    ...dates,
    /** Party size, both ends included. */
    minimumCovers: z.int().min(1),
    maximumCovers: z.int().min(1).max(MAX_TABLE_BOOKING_COVERS),
    offers: z.array(partnerOffer).min(1),
  })
  .refine(inOrder, backwards)
  .refine(({ minimumCovers, maximumCovers }) => minimumCovers <= maximumCovers, {
    path: ['maximumCovers'],
    error: 'at least minimumCovers',
  });
export const partnerMenus = z.array(partnerMenu);
export type PartnerMenu = z.infer<typeof partnerMenu>;

/** Names from product 5.11; `restaurantId` is the store id. */
export const partnerMenuBody = z.object({
  sessionId: z.uuid(),
  size: z.int().min(1).max(MAX_TABLE_BOOKING_COVERS),
  date: bookableDate,
  restaurantId: storeId,
  menuId: id,
});
export const partnerMenuAnswer = z.object({
  offers: z.array(
    z.object({
      id: z.string(),
      partner: z.string(),
      title: z.string(),
      description: z.string(),
      terms: z.string(),
      /** The last service date of the offer. */
      validUntil: z.string(),
    }),
  ),
});
export type PartnerMenuAnswer = z.infer<typeof partnerMenuAnswer>;
