/** Business constants (product 7). No schema here, so that pages need not load the schema library. */
export const HIDE_GENDER_PREFERENCE = true;
export const ENABLE_SMS_OPT_IN = true;
/** The year of a birthday given without one. */
export const DEFAULT_BIRTH_YEAR = 1904;
/** Our own figures: minimum age and earliest year of birth. */
export const LEAST_AGE = 16;
export const FIRST_BIRTH_YEAR = 1900;
/** Days for which a link to be forgotten works; our own figure. */
export const FORGET_DAYS = 7;
/**
 * Within this many minutes, a repeated form without a key, or a repeated request for a link, counts as the same; our
 * own figure.
 */
export const SAME_FORM_MINUTES = 10;
