/** Pence as search engines read a price. */
export const inPounds = (pence: number) => ({ price: (pence / 100).toFixed(2), priceCurrency: 'GBP' });
