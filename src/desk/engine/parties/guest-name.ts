/** 'Ann Baker' as first and last name; a single word is the last name. */
export function namesOf(name: string) {
  const words = name.split(' ');
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

const letters = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });
const parts = (lastName: string) => lastName.split(/[\s-]+/);

/** Whether two last names may be one person's. Case, accents and a missing part don't matter: 'Núñez-Hall', 'nunez'. */
export const isSameLastName = (first: string, second: string): boolean =>
  parts(first).some((part) => parts(second).some((other) => letters.compare(part, other) === 0));
