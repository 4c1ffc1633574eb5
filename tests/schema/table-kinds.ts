import type pg from 'pg';

/** Distributed: its rows are spread by restaurant. Local: it stays whole, in the one database beside the others. */
export type TableKind = 'distributed' | 'local';

/** Which table is of which kind, and for local ones why. A new table is decided here before it lands. */
export const TABLE_KINDS: Record<string, TableKind> = {
  bookings: 'distributed',
  table_allocations: 'distributed',
  booking_history: 'distributed',
  card_guarantees: 'distributed',
  idempotency_keys: 'distributed',
  waitlist_entries: 'distributed',
  holds: 'distributed',
  replaced_addresses: 'distributed',
  service_days: 'distributed',
  day_blocks: 'distributed',
  party_statuses: 'distributed',
  request_answers: 'distributed',
  offered_times: 'distributed',
  request_alerts: 'distributed',
  status_days: 'distributed',
  closed_parties: 'distributed',
  // What people write about booking: some of it to the brand, which is no restaurant, and nothing is joined with it.
  booking_messages: 'local',
  // A few rows, in no transaction of a booking.
  empty_searches: 'local',
  forget_when_over: 'local',
  contact_messages: 'local',
  contact_files: 'local',
  // About people, whichever restaurant they go to.
  address_messages: 'local',
  consent_records: 'local',
  customers: 'local',
  customer_consents: 'local',
  sign_ups: 'local',
  birthday_letters: 'local',
  vouchers: 'local',
  voucher_requests: 'local',
  offer_stock: 'local',
  offer_pool_codes: 'local',
  referrers: 'local',
  referrals: 'local',
  referral_refusals: 'local',
  job_applications: 'local',
  job_application_cvs: 'local',
  // A card is given before its restaurant is certain, and charged once whichever it is.
  card_customers: 'local',
  card_charges: 'local',
  test_vault_customers: 'local',
  test_vault_sales: 'local',
  // The staff of all restaurants; nothing of a booking is joined with them.
  desk_people: 'local',
  desk_roles: 'local',
  desk_passkeys: 'local',
  desk_challenges: 'local',
  desk_links: 'local',
  desk_sessions: 'local',
  desk_devices: 'local',
  desk_log: 'local',
  sheet_mails: 'local',
  // A few rows, laid over the content of all restaurants.
  closings: 'local',
  closings_version: 'local',
  guest_notes: 'local',
  desk_feeds: 'local',
  webhooks: 'local',
  webhook_messages: 'local',
  webhook_reader: 'local',
  // Of the site as a whole.
  content_versions: 'local',
  content_current: 'local',
  content_superseded: 'local',
  page_changes: 'local',
  mail_log: 'local',
  text_attempts: 'local',
  captcha_solutions: 'local',
  readiness: 'local',
  secret_of_site: 'local',
  rate_limits: 'local',
  kysely_migration: 'local',
  kysely_migration_lock: 'local',
};

/** Triggers that may stay on a distributed table, with citus.enable_unsafe_triggers: they look at their own row only. */
const SAFE_TRIGGERS = ['booking_history_is_append_only'];

const UNIQUE = `
  select t.relname || ': ' || i.relname || ' does not contain store_id with equality' as complaint
  from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    left join pg_constraint c on c.conindid = x.indexrelid and c.contype = 'x'
  where t.relnamespace = 'public'::regnamespace and t.relname = any($1) and (x.indisunique or x.indisexclusion)
    and not exists (
      select from generate_series(0, x.indnkeyatts - 1) at
        join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[at] and a.attname = 'store_id'
      where c.oid is null or (select oprname from pg_operator where oid = c.conexclop[at + 1]) = '='
    )`;

/** Between distributed tables the restaurant stands at the same place on both sides; to and from others there is none. */
const FOREIGN_KEYS = `
  select t.relname || ': ' || c.conname || ' ' || case
      when not (t.relname = any($1) and other.relname = any($1)) then 'is between a distributed and a local table'
      when c.confdeltype in ('n', 'd') or c.confupdtype in ('n', 'd', 'c') then 'would change store_id'
      else 'does not hold both sides to one store_id'
    end as complaint
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class other on other.oid = c.confrelid
  where c.contype = 'f' and (t.relname = any($1) or other.relname = any($1))
    and not (
      t.relname = any($1) and other.relname = any($1)
      and c.confdeltype not in ('n', 'd') and c.confupdtype not in ('n', 'd', 'c')
      and exists (
        select from generate_subscripts(c.conkey, 1) at
          join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[at] and a.attname = 'store_id'
          join pg_attribute b on b.attrelid = other.oid and b.attnum = c.confkey[at] and b.attname = 'store_id'
      )
    )`;

const COLUMNS = `
  select t.relname || ' has no store_id that is always given' as complaint
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname = any($1)
    and not exists (
      select from pg_attribute a
      where a.attrelid = t.oid and a.attname = 'store_id' and a.attnotnull and a.attgenerated = '' and not a.atthasdef
        and a.atttypid = 'text'::regtype
    )
  union all
  select t.relname || ': ' || a.attname || ' counts in less than a bigint'
  from pg_attribute a join pg_class t on t.oid = a.attrelid
  where t.relnamespace = 'public'::regnamespace and t.relname = any($1) and a.attidentity <> ''
    and a.atttypid <> 'bigint'::regtype`;

const TRIGGERS_AND_RULES = `
  select t.relname || ': the trigger ' || g.tgname as complaint
  from pg_trigger g join pg_class t on t.oid = g.tgrelid
  where t.relnamespace = 'public'::regnamespace and t.relname = any($1) and not g.tgisinternal
    and g.tgname <> all($2)
  union all
  select t.relname || ': the rule ' || r.rulename
  from pg_rewrite r join pg_class t on t.oid = r.ev_class
  where t.relnamespace = 'public'::regnamespace and t.relname = any($1)`;

/**
 * What keeps the distributed tables from being spread by store_id, by the rules that Citus documents: every primary key,
 * unique and exclusion constraint contains the column, the last by equality; foreign keys run between two tables spread
 * alike, with the column at the same place of both; no triggers or rules; identity columns are bigint.
 */
export async function whatIsInTheWay(db: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const spread = Object.keys(TABLE_KINDS).filter((name) => TABLE_KINDS[name] === 'distributed');
  const answers = [
    await db.query<{ complaint: string }>(UNIQUE, [spread]),
    await db.query<{ complaint: string }>(FOREIGN_KEYS, [spread]),
    await db.query<{ complaint: string }>(COLUMNS, [spread]),
    await db.query<{ complaint: string }>(TRIGGERS_AND_RULES, [spread, SAFE_TRIGGERS]),
  ];
  return answers.flatMap(({ rows }) => rows.map(({ complaint }) => complaint)).sort();
}
