import type { Restaurant } from './contract.ts';

/** The address as structured data (schema.org PostalAddress). */
export const postalAddress = ({ address, town, postcode }: Pick<Restaurant, 'address' | 'town' | 'postcode'>) => ({
  '@type': 'PostalAddress',
  streetAddress: address.filter((line) => line !== town).join(', '),
  addressLocality: town,
  postalCode: postcode,
  addressCountry: 'GB',
});
