import { z } from 'zod';
import { linkUrl } from '../values/link.ts';

const words = (most: number) => z.string().trim().min(1).max(most).optional();

/**
 * Details UK law requires a company to state on its site and in its e-mails (Companies (Trading Disclosures)
 * Regulations 2008, E-Commerce Regulations 2002). All optional, so that a site runs without; `content:check` reports
 * what is missing.
 */
export const companySettings = z.strictObject({
  registeredName: words(160),
  registeredNumber: z
    .string()
    .regex(/^[A-Z\d]{2}\d{6}$/, 'the 8 characters of the register, as 01234567 or SC123456')
    .optional(),
  registeredIn: z.enum(['England and Wales', 'Wales', 'Scotland', 'Northern Ireland']).optional(),
  /** In one line, with its postcode. */
  registeredOffice: words(200),
  vatNumber: z
    .string()
    .regex(/^GB\d{9}$/, 'GB and 9 digits, as GB123456789')
    .optional(),
  /** The modern slavery statement's page; null for a company whose turnover is below the threshold. */
  modernSlaveryUrl: linkUrl.nullable().optional(),
});
export type CompanySettings = z.infer<typeof companySettings>;

/** 'GB 123 4567 89' for 'GB123456789'. */
export const vatNumberText = (number: string): string =>
  number.replace(/^GB(\d{3})(\d{4})(\d{2})$/, 'GB $1 $2 $3').replaceAll(' ', '\u00a0');

/** The company in sentences: name, register and number, office, VAT number; '' if none is set. */
export function companyText(company: CompanySettings): string {
  const { registeredName, registeredNumber, registeredIn, registeredOffice, vatNumber } = company;
  const register = registeredIn && `registered in ${registeredIn}`;
  const details = [registeredName, register, registeredNumber && `number ${registeredNumber}`];
  return [
    details.filter(Boolean).join(', '),
    registeredOffice && `Registered office: ${registeredOffice}`,
    vatNumber && `VAT number ${vatNumberText(vatNumber)}`,
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
