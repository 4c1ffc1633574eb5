type Findable = { name: string; phone: string; reference: string };

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** A name may begin anywhere in what is typed, of a number the last digits are remembered. */
const LEAST_DIGITS = 3;

/** What was typed, in lower case: a part of a name, a reference, or a part of a phone number, if it can be one. */
export function meantBy(query: string, { byPhone }: { byPhone: boolean }) {
  const text = query.trim().toLowerCase();
  const digits = digitsOf(text);
  const isNumber = byPhone && digits.length >= LEAST_DIGITS && /^[\d\s+()-]+$/.test(text);
  return { text, reference: text.replaceAll(/\s/g, ''), digits: isNumber ? digits.replace(/^(44|0)/, '') : null };
}

/** Whether a party is meant by what was typed. */
export function isMeant({ name, phone, reference }: Findable, query: string, viewer: { byPhone: boolean }): boolean {
  const meant = meantBy(query, viewer);
  return (
    name.toLowerCase().includes(meant.text) ||
    reference.toLowerCase() === meant.reference ||
    (meant.digits !== null && digitsOf(phone).includes(meant.digits))
  );
}
