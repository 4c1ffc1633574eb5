import { emailBrand } from '../../src/messages/email-brand.ts';
import { brandContent } from './app.ts';

/** What messages know of the sample brand and the site's address. */
export async function sampleBrand() {
  const { settings } = (await brandContent()).published;
  const publicUrl = 'https://www.tavola.example';
  return { publicUrl, settings, brand: emailBrand(settings, publicUrl) };
}
