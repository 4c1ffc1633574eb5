import { sql } from 'kysely';

/** Where a table's column `email` is this address, in whatever case either is written. */
export const isEmail = (email: string) => sql<boolean>`lower(email) = lower(${email.trim()})`;
