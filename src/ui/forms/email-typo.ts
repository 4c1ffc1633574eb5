/** Domains and endings in use in the UK that the library would take for slips. */
const DOMAINS = ['mac.com', 'email.com', 'aol.co.uk', 'msn.co.uk', 'gmx.com', 'nhs.net'];
const ENDINGS = [
  'ac.uk',
  'gov.uk',
  'nhs.uk',
  'org.uk',
  'me.uk',
  'ltd.uk',
  'sch.uk',
  'scot',
  'wales',
  'cymru',
  'london',
];

/**
 * The address that was probably meant, such as ann@gmail.com for ann@gmial.com; null when the domain looks right. The
 * library that knows is fetched with the first question.
 */
export async function suggestedAddress(email: string): Promise<string | null> {
  const { POPULAR_DOMAINS, POPULAR_TLDS, run } = await import('@zootools/email-spell-checker');
  const suggestion = run({
    email: email.trim().toLowerCase(),
    domains: [...POPULAR_DOMAINS, ...DOMAINS],
    topLevelDomains: [...POPULAR_TLDS, ...ENDINGS],
  });
  return suggestion?.full ?? null;
}
