import { DAY_MS } from '../../values/time/duration.ts';
import { LEAST_AGE } from '../constants.ts';
import { RESTAURANT_MISSING } from '../contracts/favourite.ts';
import type { PreferencesUpdate } from '../contracts/preferences.ts';
import { birthdayOf, birthdayProblems } from './birthday.ts';
import type { SignUpKnowledge } from './sign-up-problems.ts';

export type PreferenceKnowledge = SignUpKnowledge & { interests: readonly string[] };

type Given = { [Name in keyof PreferencesUpdate]?: unknown };

const DAY_SECONDS = DAY_MS / 1000;

function birthDateProblem(birthDate: unknown, today: string): string | undefined {
  if (!Number.isInteger(birthDate)) return undefined;
  const seconds = birthDate as number;
  if (seconds % DAY_SECONDS !== 0) return 'Give the birthday as midnight UTC on the day.';
  return Object.values(birthdayProblems(birthdayOf(seconds), { today, leastAge: LEAST_AGE }))[0];
}

const isKnown = (interest: unknown, interests: readonly string[]) =>
  interests.includes((interest as { name?: unknown } | null)?.name as string);

/** Errors in preferences beyond their schema, by field; also for preferences that don't match it. */
export function preferenceProblems(
  { favRestaurantCode, birthDate, interests }: Given,
  { storeIds, today, interests: available }: PreferenceKnowledge,
): Record<string, string> {
  const birthday = birthDateProblem(birthDate, today);
  const hasUnknown = Array.isArray(interests) && !interests.every((interest) => isKnown(interest, available));
  return {
    ...(Boolean(favRestaurantCode) &&
      !storeIds.has(favRestaurantCode as string) && { favRestaurantCode: RESTAURANT_MISSING }),
    ...(birthday && { birthDate: birthday }),
    ...(hasUnknown && { interests: 'Choose from the interests listed.' }),
  };
}
