/** '£40', '£12.50', '£1,000'. */
export function pounds(pence: number): string {
  const whole = `£${Math.floor(pence / 100).toLocaleString('en-GB')}`;
  return pence % 100 === 0 ? whole : `${whole}.${String(pence % 100).padStart(2, '0')}`;
}

/** '40.00', as banks and card providers write it. */
export const decimalPounds = (pence: number) => `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
