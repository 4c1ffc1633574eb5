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

/** What is wrong with the birthday, by its part: the call takes a moment, which half a birthday has not. */
export function birthdayProblemsOf(form: FormData, today: string): Record<string, string> {
  const told = birthdayOfForm(form);
  const problems = told ? birthdayProblems(told, { today, leastAge: LEAST_AGE }) : {};
  return Object.fromEntries(Object.entries(problems).map(([part, words]) => [`birthday.${part}`, words]));
}

/** A moment that no day begins at: the call refuses it, and says what else is wrong. */
const NO_BIRTHDAY = 0.5;

/** The birthday of a form as the call takes it; null where none was told. */
function birthDateIn(form: FormData, today: string): number | null {
  if (Object.keys(birthdayProblemsOf(form, today)).length > 0) return NO_BIRTHDAY;
  const told = birthdayOfForm(form);
  if (!told) return null;
  return birthDateOf({ day: told.day ?? 1, month: told.month ?? 1, ...(told.year !== null && { year: told.year }) });
}

type Known = { guid: string; interests: readonly string[]; today: string };

/** The update of a preferences form; a birthday that is wrong is sent as one that is refused. */
export function preferencesBodyOf(form: FormData, { guid, interests, today }: Known) {
  const chosen = form.getAll('interests');
  return {
    guid,
    firstName: text(form, 'firstName'),
    phoneNumber: text(form, 'phoneNumber'),
    favRestaurantCode: text(form, 'favRestaurantCode'),
    birthDate: birthDateIn(form, today),
    websiteEmailOptIn: form.has('websiteEmailOptIn'),
    websiteSmsOptIn: form.has('websiteSmsOptIn'),
    interests: interests.map((name) => ({ name, checked: chosen.includes(name) })),
  };
}

/** Preferences as the form has them typed. */
export function typedPreferences(kept: ShownPreferences): Record<string, string> {
  const birthday = kept.birthDate === null ? null : birthdayOf(kept.birthDate);
  return {
    firstName: kept.firstName,
    phoneNumber: kept.phoneNumber,
    favRestaurantCode: kept.favRestaurantCode,
    ...(birthday && { 'birthday.day': String(birthday.day), 'birthday.month': String(birthday.month) }),
    ...(birthday?.year !== undefined && { 'birthday.year': String(birthday.year) }),
    ...(kept.websiteEmailOptIn && { websiteEmailOptIn: 'on' }),
    ...(kept.websiteSmsOptIn && { websiteSmsOptIn: 'on' }),
  };
}
