/** A tel: address: '0113 496 0111' is 'tel:01134960111'. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
