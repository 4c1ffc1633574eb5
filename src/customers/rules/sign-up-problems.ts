import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { LEAST_AGE } from '../constants.ts';
import { NO_FAVOURITE, RESTAURANT_MISSING } from '../contracts/favourite.ts';
import { hasBirthday, type SignUpRequest, type SubscribeRequest } from '../contracts/sign-up.ts';
import { type Birthday, birthdayProblems } from './birthday.ts';

/** What sign-ups are checked against: the restaurants there are, and today's date in London. */
export type SignUpKnowledge = { storeIds: ReadonlySet<string>; today: string };

type Problems = Record<string, string>;
type Given<Request> = { [Name in keyof Request]?: unknown };

/** A day of the calendar, 'YYYY-MM-DD', as a birthday; in 1904 it has no year. */
export function birthdayOfDate(date: string): Required<Birthday> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const isFavourite = (given: unknown, { storeIds }: SignUpKnowledge) =>
  given === NO_FAVOURITE || storeIds.has(given as string);
const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

function dateProblems(birthday: unknown, { today }: SignUpKnowledge): ReturnType<typeof birthdayProblems> {
  if (typeof birthday !== 'object' || !hasBirthday(birthday)) return {};
  return birthdayProblems(birthday, { today, leastAge: LEAST_AGE });
}

/** What is wrong with a sign-up beyond its schema, by field. */
export function signUpProblems(given: Given<SignUpRequest>, known: SignUpKnowledge): Problems {
  const birthday = Object.entries(dateProblems(given.birthday, known));
  return {
    ...(!isFavourite(given.favouriteRestaurant, known) && { favouriteRestaurant: RESTAURANT_MISSING }),
    ...(given.acceptSmsTerms === true && isEmpty(given.phoneNumber) && { phoneNumber: PHONE_FOR_TEXTS }),
    ...Object.fromEntries(birthday.map(([part, words]) => [`birthday.${part}`, words])),
  };
}

/** The same of the second interface. */
export function subscribeProblems(given: Given<SubscribeRequest>, known: SignUpKnowledge): Problems {
  const isDate = typeof given.dateOfBirth === 'string' && /^\d{4}-\d\d-\d\d$/.test(given.dateOfBirth);
  const [words] = Object.values(isDate ? dateProblems(birthdayOfDate(given.dateOfBirth as string), known) : {});
  return {
    ...(!isFavourite(given.restaurantId, known) && { restaurantId: RESTAURANT_MISSING }),
    ...(given.marketingSms === true && isEmpty(given.mobile) && { mobile: PHONE_FOR_TEXTS }),
    ...(words && { dateOfBirth: words }),
  };
}
