import { emailBrand } from '../../src/messages/email-brand.ts';
import { brandContent } from './app.ts';

/** The sample brand as e-mails need it, and the site's address. */
export async function sampleBrand() {
  const { settings } = (await brandContent()).published;
  const publicUrl = 'https://www.tavola.example';
  return { publicUrl, settings, brand: emailBrand(settings, publicUrl) };
}
