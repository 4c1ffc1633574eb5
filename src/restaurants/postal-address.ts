import type { Restaurant } from './contract.ts';

export const postalAddress = ({ address, town, postcode }: Pick<Restaurant, 'address' | 'town' | 'postcode'>) => ({
  '@type': 'PostalAddress',
  streetAddress: address.filter((line) => line !== town).join(', '),
  addressLocality: town,
  postalCode: postcode,
  addressCountry: 'GB',
});
