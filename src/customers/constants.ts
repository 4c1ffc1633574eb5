/** Business constants (product 7). No schema here, so that pages need not load the schema library. */
export const HIDE_GENDER_PREFERENCE = true;
export const ENABLE_SMS_OPT_IN = true;
/** The year of a birthday whose year was not told. */
export const DEFAULT_BIRTH_YEAR = 1904;
/** Our own figures: who may sign up, and the earliest year of birth. */
export const LEAST_AGE = 16;
export const FIRST_BIRTH_YEAR = 1900;
/** How long the link lasts by which somebody asks to be forgotten; our own figure. */
export const FORGET_DAYS = 7;
/** Within so many minutes the same form without a key is the same sign-up, and a link that is asked for again is the same; our own figure. */
export const SAME_FORM_MINUTES = 10;
