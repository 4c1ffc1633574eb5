import { LEAST_AGE } from '../constants.ts';
import type { CustomerPreferences } from '../contracts/preferences.ts';
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

/** The update of a preferences form, whose birthday is right. */
export function preferencesBodyOf(form: FormData, { guid, interests }: { guid: string; interests: readonly string[] }) {
  const told = birthdayOfForm(form);
  const birthday = told && {
    day: told.day ?? 1,
    month: told.month ?? 1,
    ...(told.year !== null && { year: told.year }),
  };
  const chosen = form.getAll('interests');
  return {
    guid,
    firstName: text(form, 'firstName'),
    phoneNumber: text(form, 'phoneNumber'),
    favRestaurantCode: text(form, 'favRestaurantCode'),
    birthDate: birthday ? birthDateOf(birthday) : null,
    websiteEmailOptIn: form.has('websiteEmailOptIn'),
    websiteSmsOptIn: form.has('websiteSmsOptIn'),
    interests: interests.map((name) => ({ name, checked: chosen.includes(name) })),
  };
}

/** Preferences as the form has them typed. */
export function typedPreferences(kept: CustomerPreferences): Record<string, string> {
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
