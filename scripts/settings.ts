// Writes docs/settings.md and .env.example from the descriptions in src/platform/env.ts.
import { writeFileSync } from 'node:fs';
import { defaultEnv, type Env, settingRules } from '../src/platform/env.ts';

/** The heading that comes before a setting. */
const HEADINGS: Partial<Record<keyof Env, string>> = {
  PORT: 'The process',
  DATABASE_URL: 'Database',
  SMTP_URL: 'Messages',
  BOOKING_API_URL: 'Bookings and customers',
  GEOCODER: 'Places and maps',
  BRAINTREE_MERCHANT_ID: 'Cards',
  CAPTCHA: 'Robots',
  CLAMD_URL: 'Applications',
  INSTAGRAM_TOKEN: 'Third parties in pages',
  PAGE_CACHE_MB: 'Caches and upgrades',
  METRICS_PORT: 'Monitoring',
  PAGE_CACHE: 'Tests and measurements',
};

const PAGE = `# Settings

Environment variables of the process. All are optional; where some depend on each other, they say so, and it is checked by
\`src/platform/env-pairs.ts\`. A wrong one stops the start with a line that says what is allowed, and a name that looks
misspelt is logged. What an editor changes without a restart is content instead: [content](content.md).

This page and [.env.example](../.env.example) are written by \`node scripts/settings.ts\` from \`src/platform/env.ts\`.
`;
const EXAMPLE = `# Every setting, with its default or what it takes: docs/settings.md. Written by scripts/settings.ts.
# Copy it to .env, take the # away where you set something, and start with: node --env-file=.env scripts/start.mjs
`;

type Setting = { name: keyof Env; description: string; allowed: string; fallback: string };

const names = Object.keys(settingRules) as (keyof Env)[];
const settings: Setting[] = names.map((name) => ({
  name,
  description: settingRules[name].description ?? '',
  // Only plain texts take a NUL; the error of all others says what they take.
  allowed: settingRules[name].safeParse('\0').error?.issues[0]?.message ?? '',
  fallback: String(defaultEnv[name] ?? ''),
}));

const inTable = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');
const row = ({ name, description, allowed, fallback }: Setting) =>
  `| \`${name}\` | ${inTable(description)} | ${inTable(allowed)} | ${fallback && `\`${fallback}\``} |\n`;
const line = ({ name, description, allowed, fallback }: Setting) =>
  `\n# ${description.replaceAll('`', '')}\n${allowed && `# Takes ${allowed}.\n`}#${name}=${fallback}\n`;

/** The settings, each as written by `write`, under the headings as written by `head`. */
const listed = (head: (heading: string) => string, write: (setting: Setting) => string) =>
  settings.map((setting) => head(HEADINGS[setting.name] ?? '') + write(setting)).join('');

const tableHead = (heading: string) =>
  heading && `\n## ${heading}\n\n| setting | what it does | takes | default |\n|---|---|---|---|\n`;

/** The files with their text, by path. */
export const settingsFiles: Record<string, string> = {
  'docs/settings.md': PAGE + listed(tableHead, row),
  '.env.example': EXAMPLE + listed((heading) => heading && `\n# --- ${heading} ---\n`, line),
};

if (import.meta.main) for (const [path, content] of Object.entries(settingsFiles)) writeFileSync(path, content);
