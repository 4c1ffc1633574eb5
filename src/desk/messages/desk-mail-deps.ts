import type { Kysely } from 'kysely';
import type { BookingContent } from '../../booking/rules/restaurants-with-menus.ts';
import type { EmailBrand } from '../../messages/email-brand.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DeskTables } from '../tables.server.ts';

export type DeskMailDeps = {
  db: Kysely<DeskTables>;
  brand: EmailBrand;
  tokenSecret: string;
  publicUrl: string;
  content: () => BookingContent;
  clock: Clock;
};
