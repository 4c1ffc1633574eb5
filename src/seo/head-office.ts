const TOWN_AND_POSTCODE = /^(.+?),? ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;

/**
 * Head office as structured data (schema.org PostalAddress), from its lines: the last has town and postcode. Without a
 * postcode, it counts as part of the street.
 */
export function headOffice(lines: readonly string[]) {
  const [, addressLocality, postalCode] = TOWN_AND_POSTCODE.exec(lines.at(-1) ?? '') ?? [];
  const parts = postalCode
    ? { streetAddress: lines.slice(0, -1).join(', '), addressLocality, postalCode }
    : { streetAddress: lines.join(', ') };
  return { '@type': 'PostalAddress', ...parts, addressCountry: 'GB' };
}
