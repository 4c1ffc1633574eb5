import { DAY_MS } from '../../values/time/duration.ts';
import { LEAST_AGE } from '../constants.ts';
import type { PreferencesUpdate } from '../contracts/preferences.ts';
import { RESTAURANT_MISSING } from '../contracts/sign-up.ts';
import { birthdayOf, birthdayProblems } from './birthday.ts';
import type { SignUpKnowledge } from './sign-up-problems.ts';

export type PreferenceKnowledge = SignUpKnowledge & { interests: readonly string[] };

const DAY_SECONDS = DAY_MS / 1000;

function birthDateProblem(birthDate: unknown, today: string): string | undefined {
  if (typeof birthDate !== 'number') return undefined;
  if (birthDate % DAY_SECONDS !== 0) return 'Please give the birthday as midnight of its day, UTC.';
  return Object.values(birthdayProblems(birthdayOf(birthDate), { today, leastAge: LEAST_AGE }))[0];
}

/** What is wrong with preferences beyond their schema, by field. */
export function preferenceProblems(
  { favRestaurantCode, birthDate, interests = [] }: Partial<PreferencesUpdate>,
  { storeIds, today, interests: known }: PreferenceKnowledge,
): Record<string, string> {
  const birthday = birthDateProblem(birthDate, today);
  const isUnknown = interests.some(({ name }) => !known.includes(name));
  return {
    ...(favRestaurantCode && !storeIds.has(favRestaurantCode) && { favRestaurantCode: RESTAURANT_MISSING }),
    ...(birthday && { birthDate: birthday }),
    ...(isUnknown && { interests: 'Please choose from the interests we ask about.' }),
  };
}
