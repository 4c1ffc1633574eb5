/** Words with several spellings: 'saint' and 'street' both shorten to 'st', as in 'St Albans', 'Greek St'. */
const ABBREVIATIONS: Record<string, string> = {
  saint: 'st',
  saints: 'st',
  street: 'st',
  upon: 'on',
  road: 'rd',
  avenue: 'ave',
  square: 'sq',
  centre: 'center',
  mount: 'mt',
  county: 'co',
};

/** Lower case, without accents and apostrophes; anything else between words becomes one space. */
export function plainKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´.]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The normalised key of a name: the same for 'Newcastle-upon-Tyne' and 'newcastle on tyne'. */
export function placeKey(name: string): string {
  const words = plainKey(name).split(' ');
  const rest = words.length > 1 && words[0] === 'the' ? words.slice(1) : words;
  return rest.map((word) => (Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : word)).join(' ');
}
