import type { Env } from '../platform/env.ts';
import type { Sender } from '../platform/messages/mailer.server.ts';
import { companyText } from '../settings/company.ts';
import type { BrandSettings } from '../settings/contract.ts';
import type { EmailSettings } from '../settings/email-settings.ts';

/** The brand in every e-mail: sender, look and footer. */
export type EmailBrand = {
  name: string;
  email: string;
  phone: string;
  /** The home page. */
  url: string;
  /** Head office, line by line. */
  address: readonly string[];
  legal: string;
  /** The company's legal details; '' if the settings have none. */
  company: string;
  /** With absolute addresses of its pictures and fonts. */
  look: EmailSettings;
};

type Settings = Pick<BrandSettings, 'site_name' | 'email' | 'phone' | 'footer' | 'company' | 'emails'>;

/** The sender from the setting, or the brand itself. */
export const emailSender = (
  { MAIL_FROM }: Pick<Env, 'MAIL_FROM'>,
  { site_name, email }: Pick<Settings, 'site_name' | 'email'>,
): Sender => MAIL_FROM ?? { name: site_name, address: email };

/** `publicUrl` is the site's public address, from which mail programs load the pictures. */
export function emailBrand(settings: Settings, publicUrl: string): EmailBrand {
  const { site_name, email, phone, footer, company, emails } = settings;
  const absolute = <File extends { url: string }>(file: File): File => ({
    ...file,
    url: new URL(file.url, publicUrl).href,
  });
  return {
    name: site_name,
    email,
    phone,
    url: new URL('/', publicUrl).href,
    address: footer.address,
    legal: footer.legal,
    company: companyText(company),
    look: {
      ...emails,
      logo: emails.logo && absolute(emails.logo),
      picture: emails.picture && absolute(emails.picture),
      fonts: emails.fonts.map(absolute),
    },
  };
}
