import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { LEAST_AGE } from '../constants.ts';
import { NO_FAVOURITE, RESTAURANT_MISSING } from '../contracts/favourite.ts';
import { hasBirthday, type SignUpRequest, type SubscribeRequest } from '../contracts/sign-up.ts';
import { type Birthday, birthdayProblems } from './birthday.ts';

/** What a sign-up is validated against: the restaurants, and today's date in London. */
export type SignUpKnowledge = { storeIds: ReadonlySet<string>; today: string };

type Problems = Record<string, string>;
type Given<Request> = { [Name in keyof Request]?: unknown };

/** A date, 'YYYY-MM-DD', as a birthday; 1904 means no year. */
export function birthdayOfDate(date: string): Required<Birthday> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

const isFavourite = (value: unknown, { storeIds }: SignUpKnowledge) =>
  value === NO_FAVOURITE || storeIds.has(value as string);
const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

function dateProblems(birthday: unknown, { today }: SignUpKnowledge): ReturnType<typeof birthdayProblems> {
  if (typeof birthday !== 'object' || !hasBirthday(birthday)) return {};
  return birthdayProblems(birthday, { today, leastAge: LEAST_AGE });
}

/** Errors in a sign-up beyond its schema, by field. */
export function signUpProblems(signUp: Given<SignUpRequest>, knowledge: SignUpKnowledge): Problems {
  const birthday = Object.entries(dateProblems(signUp.birthday, knowledge));
  return {
    ...(!isFavourite(signUp.favouriteRestaurant, knowledge) && { favouriteRestaurant: RESTAURANT_MISSING }),
    ...(signUp.acceptSmsTerms === true && isEmpty(signUp.phoneNumber) && { phoneNumber: PHONE_FOR_TEXTS }),
    ...Object.fromEntries(birthday.map(([part, words]) => [`birthday.${part}`, words])),
  };
}

/** The same for the second interface. */
export function subscribeProblems(signUp: Given<SubscribeRequest>, knowledge: SignUpKnowledge): Problems {
  const isDate = typeof signUp.dateOfBirth === 'string' && /^\d{4}-\d\d-\d\d$/.test(signUp.dateOfBirth);
  const [words] = Object.values(isDate ? dateProblems(birthdayOfDate(signUp.dateOfBirth as string), knowledge) : {});
  return {
    ...(!isFavourite(signUp.restaurantId, knowledge) && { restaurantId: RESTAURANT_MISSING }),
    ...(signUp.marketingSms === true && isEmpty(signUp.mobile) && { mobile: PHONE_FOR_TEXTS }),
    ...(words && { dateOfBirth: words }),
  };
}
