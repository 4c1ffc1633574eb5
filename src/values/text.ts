export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'an Italian restaurant', 'a European restaurant'. Goes by letters, which is enough for the names of cuisines. */
export const withArticle = (noun: string): string => `${/^(?!eu|uk|ur)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'eggs, milk or fish'. The same as Intl.ListFormat, whose creation takes 150 ms on a slow phone. */
export function listInWords(words: readonly string[], last: 'and' | 'or'): string {
  const before = words.slice(0, -1).join(', ');
  return before === '' ? words.join('') : `${before} ${last} ${words.at(-1)}`;
}
