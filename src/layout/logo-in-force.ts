import type { BrandSettings, Logo, LogoVariant } from '../pages/settings-contract.ts';
import { londonInstant } from '../restaurants/london-time.ts';
import { addDays } from '../restaurants/wall-time.ts';

type Signs = Pick<BrandSettings, 'logo' | 'logoVariants' | 'site_name'>;
export type ShownLogo = Logo & { alt: string };

/** Epoch ms of a wall time in London written as a date, a minute or a second, and of the one right after it. */
function span(written: string): { from: number; to: number } {
  const [date = '', time] = written.split('T');
  const midnight = (day: string) => londonInstant({ date: day, minutes: 0 });
  if (!time) return { from: midnight(date), to: midnight(addDays(date, 1)) };
  const [hours = 0, minutes = 0, seconds] = time.split(':').map(Number);
  const from = londonInstant({ date, minutes: hours * 60 + minutes }) + (seconds ?? 0) * 1000;
  return { from, to: from + (seconds === undefined ? 60_000 : 1000) };
}

type Between = Pick<LogoVariant, 'start' | 'end'>;
/** Epoch ms from which a variant hangs, and from which it hangs no more. */
export const startOf = ({ start }: Between): number => span(start).from;
export const endOf = ({ end }: Between): number => span(end).to;

/** The sign over the door at an instant (epoch ms): the first variant whose time it is, else the brand's own. */
export function logoInForce({ logo, logoVariants, site_name }: Signs, now: number): ShownLogo {
  const variant = logoVariants.find((one) => startOf(one) <= now && now < endOf(one));
  return variant ? { ...variant.image, alt: variant.alt } : { ...logo, alt: site_name };
}

/** When the sign may change next (epoch ms); infinity when it never does. */
export function nextLogoChange({ logoVariants }: Signs, now: number): number {
  const edges = logoVariants.flatMap((one) => [startOf(one), endOf(one)]);
  return Math.min(...edges.filter((edge) => edge > now), Number.POSITIVE_INFINITY);
}
