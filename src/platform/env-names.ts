import { editsWithin } from '../values/typos/typo.ts';
import { settingNames } from './env.ts';

/** Prefixes only our settings have, so any other name that starts with one is meant for us. */
const OURS = ['SMTP', 'MAIL', 'TWILIO', 'BRAINTREE', 'CAPTCHA', 'RECAPTCHA', 'GEOCODER', 'PURGE', 'CLAMD', 'STORAGE'];
const OUR_FAMILIES = [...OURS, 'INSTAGRAM', 'METRICS', 'DATABASE', 'MAP', 'GTM'];
/** From this length a name may have two wrong letters; a short one would be mistaken for HOME or PATH. */
const LONG = 8;

/** What Kubernetes and Docker set for each service, whatever its name. */
const OF_CONTAINERS = /_SERVICE_(HOST|PORT)|_PORT_\d+_(TCP|UDP)/;
const ofContainers = (name: string, value: string) => OF_CONTAINERS.test(name) || /^(tcp|udp):\/\//.test(value);

/** First letters are seldom mistyped, and many ordinary names differ from ours in just that. */
function isMistyped(name: string, setting: string): boolean {
  const edits = setting.length >= LONG ? 2 : 1;
  return name[0] === setting[0] && editsWithin(name, setting, edits) <= edits;
}

function misspelt(variable: string, value: string): string | undefined {
  const name = variable.toUpperCase();
  const near = settingNames.find((setting) => isMistyped(name, setting));
  if (near) return `unknown setting ${variable}: did you mean ${near}?`;
  const family = OUR_FAMILIES.find((first) => name.startsWith(`${first}_`));
  if (!family || ofContainers(name, value)) return undefined;
  const siblings = settingNames.filter((setting) => setting.startsWith(`${family}_`));
  return `unknown setting ${variable}: similar ones are ${siblings.join(', ')}`;
}

/** A line for each environment variable that looks like a misspelt setting. */
export function misspeltSettings(source: Record<string, string | undefined>): string[] {
  return Object.entries(source).flatMap(([name, value]) => {
    if (!value || settingNames.includes(name)) return [];
    return misspelt(name, value) ?? [];
  });
}
