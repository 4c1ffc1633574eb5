/** A tel: URL: '0113 496 0111' is 'tel:01134960111'. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

export const PHONE_FOR_TEXTS = 'Enter a phone number so we can text you.';
