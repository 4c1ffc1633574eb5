type Findable = { name: string; phone: string; reference: string };

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** A name may begin anywhere in what is typed, of a number the last digits are remembered. */
const LEAST_DIGITS = 3;

/** A search in lower case, as part of a name, a reference and, if it looks like one, part of a phone number. */
export function meantBy(query: string, { byPhone }: { byPhone: boolean }) {
  const text = query.trim().toLowerCase();
  const digits = digitsOf(text);
  const isNumber = byPhone && digits.length >= LEAST_DIGITS && /^[\d\s+()-]+$/.test(text);
  return { text, reference: text.replaceAll(/\s/g, ''), digits: isNumber ? digits.replace(/^(44|0)/, '') : null };
}

/** Whether a party matches a search. */
export function isMeant({ name, phone, reference }: Findable, query: string, viewer: { byPhone: boolean }): boolean {
  const meant = meantBy(query, viewer);
  return (
    name.toLowerCase().includes(meant.text) ||
    reference.toLowerCase() === meant.reference ||
    (meant.digits !== null && digitsOf(phone).includes(meant.digits))
  );
}
