/** Pence as printed on a menu: 1495 is '£14.95', 900 is '£9.00'. */
export function formatPrice(pence: number): string {
  return `£${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
}
