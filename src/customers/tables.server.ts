import type { Generated } from 'kysely';
import type { Channel, ConsentPlace, ConsentState } from './contracts/consent.ts';

/** Rows of db/migrations/090-customers.sql. */
export type CustomerRow = {
  id: string;
  guid: string;
  email: string;
  first_name: Generated<string>;
  phone_number: Generated<string>;
  fav_restaurant_code: Generated<string>;
  /** Epoch seconds at midnight UTC. */
  birth_date: number | null;
  gender: Generated<string>;
  interests: Generated<string[]>;
  confirmed_at: Date | null;
  created_at: Date;
};

type ConsentRow = {
  id: Generated<number>;
  address_hash: Buffer;
  channel: Channel;
  state: ConsentState;
  place: ConsentPlace;
  wording: string;
  happened_at: Date;
};

export type CustomerTables = {
  customers: CustomerRow;
  customer_consents: ConsentRow;
  standing_consents: Pick<ConsentRow, 'address_hash' | 'channel'>;
};
