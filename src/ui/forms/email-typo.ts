import { editsWithin } from '../../values/typos/typo.ts';

/**
 * Large consumer providers with their endings; only names of five letters or more, so that one typo is a fifth at
 * most.
 */
const PROVIDERS: Record<string, readonly string[]> = {
  gmail: ['com'],
  googlemail: ['com'],
  hotmail: ['com', 'co.uk'],
  outlook: ['com'],
  yahoo: ['com', 'co.uk'],
  icloud: ['com'],
  btinternet: ['com'],
  virginmedia: ['com'],
};

/** Endings that don't exist, and what was meant. Real ones, such as .co and .cm, aren't here. */
const NO_ENDINGS = new Map([
  ...['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cpm', 'clm', 'cim', 'conm'].map(
    (end) => [end, 'com'] as const,
  ),
  ...['couk', 'co.ku', 'co.ul', 'co.uj', 'co.yk', 'co.ik', 'cou.k', 'cp.uk', 'vo.uk', 'xo.uk'].map(
    (end) => [end, 'co.uk'] as const,
  ),
]);

/** Real domains, although one letter from a provider's. */
const OWN_NAMES = new Set(['gail', 'hotmall', 'outlooks', 'yahoos']);

/** One typo, but not in the first letter: mail.com, ymail.com and cloud.com are real. */
const isSlipOf = (name: string, provider: string): boolean =>
  name[0] === provider[0] && !OWN_NAMES.has(name) && editsWithin(name, provider, 1) <= 1;

/** The domain probably meant; null if the domain may be right. */
function meantDomain(domain: string): string | null {
  const [, name = '', typedEnding = ''] = /^([^.]+)\.(.+)$/.exec(domain) ?? [];
  const suffix = NO_ENDINGS.get(typedEnding) ?? typedEnding;
  if (Object.hasOwn(PROVIDERS, name) && suffix === typedEnding) return null;
  const provider = Object.hasOwn(PROVIDERS, name)
    ? name
    : Object.keys(PROVIDERS).find((candidate) => PROVIDERS[candidate]?.includes(suffix) && isSlipOf(name, candidate));
  return provider && PROVIDERS[provider]?.includes(suffix) ? `${provider}.${suffix}` : null;
}

/** The address probably meant, such as ann@gmail.com for ann@gmial.com; null if the domain may be right. */
export function suggestedAddress(email: string): string | null {
  const [, name, domain = ''] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  const suggestion = meantDomain(domain.toLowerCase());
  return suggestion && `${name}@${suggestion}`;
}
