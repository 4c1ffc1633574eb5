import { editsWithin } from '../../values/typos/typo.ts';

/** Large consumer providers and their endings; names of five letters or more, so that one slip is a fifth at most. */
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

/** Names of their own, although one letter from a provider's. */
const OWN_NAMES = new Set(['gail', 'hotmall', 'outlooks', 'yahoos']);

/** One slip, but not in the first letter: mail.com, ymail.com and cloud.com are real. */
const isSlipOf = (name: string, provider: string): boolean =>
  name[0] === provider[0] && !OWN_NAMES.has(name) && editsWithin(name, provider, 1) <= 1;

/** The domain that was probably meant; null for every domain that could stand for itself. */
function meantDomain(domain: string): string | null {
  const [, name = '', typedEnding = ''] = /^([^.]+)\.(.+)$/.exec(domain) ?? [];
  const ending = NO_ENDINGS.get(typedEnding) ?? typedEnding;
  if (Object.hasOwn(PROVIDERS, name) && ending === typedEnding) return null;
  const provider = Object.hasOwn(PROVIDERS, name)
    ? name
    : Object.keys(PROVIDERS).find((known) => PROVIDERS[known]?.includes(ending) && isSlipOf(name, known));
  return provider && PROVIDERS[provider]?.includes(ending) ? `${provider}.${ending}` : null;
}

/** The address that was probably meant, such as ann@gmail.com for ann@gmial.com; null when the domain may be right. */
export function suggestedAddress(email: string): string | null {
  const [, name, domain = ''] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? [];
  const meant = meantDomain(domain.toLowerCase());
  return meant && `${name}@${meant}`;
}
