import type { Generated } from 'kysely';
import type { Channel, ConsentSource, ConsentState } from './contracts/consent.ts';

/** Rows of db/migrations/090-customers.sql and 091-sign-ups.sql. */
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
  /** Whether the hash includes the secret: the address belongs to a former customer. */
  keyed: Generated<boolean>;
  channel: Channel;
  state: ConsentState;
  place: ConsentSource;
  wording: string;
  happened_at: Date;
};

type SignUpRow = {
  id: string;
  customer_id: string;
  place: ConsentSource;
  channels: Channel[];
  wording: string;
  first_name: Generated<string>;
  phone_number: Generated<string>;
  fav_restaurant_code: Generated<string>;
  birth_date: number | null;
  source: Generated<string>;
  idempotency_key: string | null;
  body_hash: Buffer;
  token_hash: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
};

export type CustomerTables = {
  sign_ups: SignUpRow;
  customers: CustomerRow;
  customer_consents: ConsentRow;
  standing_consents: Pick<ConsentRow, 'address_hash' | 'channel'>;
};
