import { MINUTE_MS } from '../values/time/duration.ts';
import { londonInstant } from '../values/time/london-time.ts';
import { addDays } from '../values/time/wall-time.ts';
import type { BrandSettings, LogoContent, LogoVariant } from './contract.ts';

type LogoVariants = Pick<BrandSettings, 'logo' | 'logoVariants' | 'site_name'>;
export type ShownLogo = LogoContent & { alt: string };

/** Start and end, in epoch ms, of a London wall time written as a date, a minute or a second. */
function span(text: string): { from: number; to: number } {
  const [date = '', time] = text.split('T');
  const midnight = (day: string) => londonInstant({ date: day, minutes: 0 });
  if (!time) return { from: midnight(date), to: midnight(addDays(date, 1)) };
  const [hours = 0, minutes = 0, seconds] = time.split(':').map(Number);
  const from = londonInstant({ date, minutes: hours * 60 + minutes }) + (seconds ?? 0) * 1000;
  return { from, to: from + (seconds === undefined ? MINUTE_MS : 1000) };
}

type Between = Pick<LogoVariant, 'start' | 'end'>;
/** Epoch ms from which a variant is shown, and from which it no longer is. */
export const variantStart = ({ start }: Between): number => span(start).from;
export const variantEnd = ({ end }: Between): number => span(end).to;

/** The logo at an instant (epoch ms): the first variant in force, or else the brand's own. */
export function currentLogo({ logo, logoVariants, site_name }: LogoVariants, now: number): ShownLogo {
  const variant = logoVariants.find((candidate) => variantStart(candidate) <= now && now < variantEnd(candidate));
  return variant ? { ...variant.image, alt: variant.alt } : { ...logo, alt: site_name };
}

/** When the logo may next change (epoch ms); infinity if it never does. */
export function nextLogoChange({ logoVariants }: LogoVariants, now: number): number {
  const edges = logoVariants.flatMap((logoVariant) => [variantStart(logoVariant), variantEnd(logoVariant)]);
  return Math.min(...edges.filter((edge) => edge > now), Number.POSITIVE_INFINITY);
}
