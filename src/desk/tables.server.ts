import type { Generated, GeneratedAlways, Kysely, Selectable } from 'kysely';
import type { BookingTables } from '../booking/tables.server.ts';
import type { PartyStatus, PartyStep } from './contracts/party-steps.ts';
import type { Role } from './contracts/roles.ts';

type LoggedState = {
  status?: PartyStatus;
  role?: Role;
  kind?: string;
  tableIds?: string[];
  date?: string;
  firstDate?: string;
  lastDate?: string;
  startsAt?: string | number;
  endsAt?: string | number;
  adultCovers?: number;
  childCovers?: number;
  told?: boolean;
  mails?: number;
  texts?: number;
};

/** Rows of db/migrations/160-desk.sql, 161-party-statuses.sql and 165-confirmed-sessions.sql. */
export type DeskTables = BookingTables & {
  desk_people: {
    id: string;
    email: string;
    name: string;
    pin: string | null;
    created_at: Date;
    removed_at: Date | null;
  };
  desk_roles: { person_id: string; store_id: string | null; role: Role };
  desk_passkeys: {
    id: string;
    person_id: string;
    public_key: Buffer;
    counter: number;
    transports: Generated<string[]>;
    created_at: Date;
    used_at: Date | null;
  };
  desk_challenges: { challenge: string; person_id: string | null; expires_at: Date };
  desk_links: {
    id: string;
    token_hash: Buffer;
    person_id: string;
    kind: 'invitation' | 'sign-in';
    expires_at: Date;
    used_at: Date | null;
  };
  desk_sessions: {
    token_hash: Buffer;
    person_id: string;
    created_at: Date;
    seen_at: Date;
    confirmed_at: Date | null;
  };
  desk_devices: {
    id: string;
    token_hash: Buffer;
    store_id: string;
    name: string;
    created_at: Date;
    acting_person_id: string | null;
    acting_until: Date | null;
  };
  desk_log: {
    id: GeneratedAlways<number>;
    happened_at: Date;
    person_id: string | null;
    device_id: string | null;
    store_id: string | null;
    act: string;
    subject: string | null;
    before: LoggedState | null;
    after: LoggedState | null;
  };
  desk_feeds: { id: string; token_hash: Buffer; store_id: string; created_at: Date };
  webhooks: {
    id: string;
    store_id: string;
    url: string;
    secret_version: Generated<number>;
    created_at: Date;
    enabled_at: Date;
    disabled_at: Date | null;
    succeeded_at: Date | null;
  };
  webhook_messages: {
    id: string;
    webhook_id: string;
    source: 'booking_history' | 'desk_log';
    source_id: number;
    event: string;
    body: string;
    created_at: Date;
    attempts: Generated<number>;
    next_at: Date | null;
    failed_at: Date | null;
    problem: string | null;
  };
  webhook_reader: {
    history_position: number;
    history_seen: number;
    log_position: number;
    log_seen: number;
    seen_at: Date;
  };
  guest_notes: {
    id: string;
    guest: Buffer;
    store_id: string;
    note: string;
    person_id: string | null;
    created_at: Date;
    expires_on: string;
  };
  party_statuses: { booking_id: string; store_id: string; steps: Generated<PartyStep[]>; changed_at: Date };
  sheet_mails: { store_id: string; sitting: string; email: string | null; sent_for: string | null };
  status_days: { store_id: string; service_date: string; version: number };
};

export type WebhookRow = Selectable<DeskTables['webhooks']>;
export type WebhookMessageRow = Selectable<DeskTables['webhook_messages']>;

/** Or a transaction. */
export type DeskDb = Kysely<DeskTables>;
