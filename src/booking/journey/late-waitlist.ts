import { LateCode } from './late.tsx';

/** Few diners wait in line: its code comes when one may want to. */
export const waitlistCode = new LateCode(async () => (await import('./waitlist-step.tsx')).WaitlistStep);
