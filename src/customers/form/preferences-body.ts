import { LEAST_AGE } from '../constants.ts';
import type { ShownPreferences } from '../contracts/preferences.ts';
import { birthDateOf, birthdayOf, birthdayProblems } from '../rules/birthday.ts';
import { birthdayOfForm } from './sign-up-body.ts';

/** The fields of the preferences form, in order. */
export const PREFERENCE_FIELDS = [
  'firstName',
  'birthday.month',
  'birthday.day',
  'birthday.year',
  'favRestaurantCode',
  'phoneNumber',
  'interests',
] as const;

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Errors in the birthday by part. The API takes a timestamp, which cannot express half a birthday. */
export function birthdayProblemsOf(form: FormData, today: string): Record<string, string> {
  const birthday = birthdayOfForm(form);
  const problems = birthday ? birthdayProblems(birthday, { today, leastAge: LEAST_AGE }) : {};
  return Object.fromEntries(Object.entries(problems).map(([part, words]) => [`birthday.${part}`, words]));
}

/** A timestamp the API refuses, so that all other errors are reported too. */
const NO_BIRTHDAY = 0.5;

/** The form's birthday for the API; null if empty. */
function birthDateIn(form: FormData, today: string): number | null {
  if (Object.keys(birthdayProblemsOf(form, today)).length > 0) return NO_BIRTHDAY;
  const birthday = birthdayOfForm(form);
  if (!birthday) return null;
  return birthDateOf({
    day: birthday.day ?? 1,
    month: birthday.month ?? 1,
    ...(birthday.year !== null && { year: birthday.year }),
  });
}

type Known = { guid: string; interests: readonly string[]; today: string };

/** The preferences form's update; an invalid birthday is sent as an invalid value. */
export function preferencesBodyOf(form: FormData, { guid, interests, today }: Known) {
  const choices = form.getAll('interests');
  return {
    guid,
    firstName: text(form, 'firstName'),
    phoneNumber: text(form, 'phoneNumber'),
    favRestaurantCode: text(form, 'favRestaurantCode'),
    birthDate: birthDateIn(form, today),
    websiteEmailOptIn: form.has('websiteEmailOptIn'),
    websiteSmsOptIn: form.has('websiteSmsOptIn'),
    interests: interests.map((name) => ({ name, checked: choices.includes(name) })),
  };
}

/** Stored preferences as form values. */
export function preferenceValues(preferences: ShownPreferences): Record<string, string> {
  const birthday = preferences.birthDate === null ? null : birthdayOf(preferences.birthDate);
  return {
    firstName: preferences.firstName,
    phoneNumber: preferences.phoneNumber,
    favRestaurantCode: preferences.favRestaurantCode,
    ...(birthday && { 'birthday.day': String(birthday.day), 'birthday.month': String(birthday.month) }),
    ...(birthday?.year !== undefined && { 'birthday.year': String(birthday.year) }),
    ...(preferences.websiteEmailOptIn && { websiteEmailOptIn: 'on' }),
    ...(preferences.websiteSmsOptIn && { websiteSmsOptIn: 'on' }),
  };
}
