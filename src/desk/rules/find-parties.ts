type Findable = { name: string; phone: string; reference: string };

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
/** A name may begin anywhere in what is typed, of a number the last digits are remembered. */
const LEAST_DIGITS = 3;

/** Whether a party is meant by what was typed: a part of its name, its reference, or of its phone number. */
export function isMeant(
  { name, phone, reference }: Findable,
  query: string,
  { byPhone }: { byPhone: boolean },
): boolean {
  const text = query.trim().toLowerCase();
  const digits = digitsOf(text);
  const isNumber = byPhone && digits.length >= LEAST_DIGITS && /^[\d\s+()-]+$/.test(text);
  return (
    name.toLowerCase().includes(text) ||
    reference.toLowerCase() === text.replaceAll(/\s/g, '') ||
    (isNumber && digitsOf(phone).includes(digits.replace(/^(44|0)/, '')))
  );
}
