import { bookingApi } from '../browser-api.ts';

/**
 * The `captchaToken` of a form, a fresh one for each time it is sent; everything it needs is loaded by the first. Null
 * when there is none to be had: send the form without it, the server takes a few such.
 */
export async function captchaToken(): Promise<string | null> {
  try {
    const { obtainToken } = await import('./obtain-token.ts');
    return await obtainToken(bookingApi);
  } catch (problem) {
    console.warn('The captcha is not to be had:', problem);
    return null;
  }
}
