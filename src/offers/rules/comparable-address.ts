/** Mail to any spelling with dots reaches one mailbox. */
const IGNORE_DOTS = new Set(['gmail.com', 'proton.me', 'protonmail.com', 'pm.me']);

/** Mail to name+anything reaches name. */
const IGNORE_TAGS = new Set([
  ...IGNORE_DOTS,
  ...['outlook.com', 'outlook.co.uk', 'hotmail.com', 'hotmail.co.uk', 'live.com', 'live.co.uk', 'msn.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'fastmail.com', 'fastmail.co.uk', 'zoho.com', 'zohomail.eu'],
]);

/** One mailbox under several names. */
const SAME = new Map([['googlemail.com', 'gmail.com']]);

/** An address in the one spelling by which mailboxes are compared; not one to send to. */
export function comparableAddress(email: string): string {
  const [, name = '', host = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const domain = SAME.get(host) ?? host;
  const untagged = IGNORE_TAGS.has(domain) ? name.replace(/(?<=.)\+.*$/, '') : name;
  return `${IGNORE_DOTS.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}
