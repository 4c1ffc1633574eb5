import { formatThousands } from './thousands.ts';

/** '£40', '£12.50', '£1,000'. */
export function formatPounds(pence: number): string {
  const whole = `£${formatThousands(Math.floor(pence / 100))}`;
  return pence % 100 === 0 ? whole : `${whole}.${String(pence % 100).padStart(2, '0')}`;
}

/** '40.00', as banks and card providers write it. */
export const decimalPounds = (pence: number) => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;

/** As on menus, always with pence: 1495 is '£14.95', 900 is '£9.00'. */
export const formatPrice = (pence: number) => `£${decimalPounds(pence)}`;

/** For structured data (schema.org Offer). */
export const schemaPrice = (pence: number) => ({ price: decimalPounds(pence), priceCurrency: 'GBP' });
