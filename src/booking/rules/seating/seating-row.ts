import type { BookingRow } from '../../tables.server.ts';

/** The fields a change can change, as stored in a booking's history. */
export type Seating = {
  date: string;
  time: string;
  adultCovers: number;
  childCovers: number;
  occasionId: string;
  menuId: string | null;
  areaId: string | null;
};

/** Common to bookings and waitlist entries. */
type SeatingRow = Pick<
  BookingRow,
  'service_date' | 'service_time' | 'adult_covers' | 'child_covers' | 'occasion_id' | 'menu_id' | 'area_id'
>;

export const seatingOf = (row: SeatingRow): Seating => ({
  date: row.service_date,
  time: row.service_time,
  adultCovers: row.adult_covers,
  childCovers: row.child_covers,
  occasionId: row.occasion_id,
  menuId: row.menu_id,
  areaId: row.area_id,
});
