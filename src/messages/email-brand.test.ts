import { expect, test } from 'vitest';
import { emailSender } from './email-brand.ts';

const brand = { site_name: 'Osteria, due', email: 'hello@osteria.example' };

test("e-mails are from the content's brand, unless a setting names another sender", () => {
  expect(emailSender({}, brand)).toEqual({ name: 'Osteria, due', address: 'hello@osteria.example' });
  expect(emailSender({ MAIL_FROM: 'Tables <tables@osteria.example>' }, brand)).toBe('Tables <tables@osteria.example>');
});
