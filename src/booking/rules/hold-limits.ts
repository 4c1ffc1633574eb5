/** Live holds of one browser session, and of one network address; our own figures. */
const MOST_OF_SESSION = 3;
const MOST_OF_ADDRESS = 6;
export const HOLDS_OF_SESSION = { name: 'holds', points: MOST_OF_SESSION };

/** A hold that its visitor has already: of the session that asks, or of another one at its address. */
export type OtherHold = { ofSession: boolean; ofAddress: boolean; expiresAt: number };

/** The proof of work that the next hold takes: the more are held, the harder; 0 is none. */
export const workFor = (others: readonly OtherHold[]): number => others.length;

/** Seconds until another may be held; 0 when it may. */
export function holdWait(others: readonly OtherHold[], now: number): number {
  const waits = [
    { most: MOST_OF_SESSION, own: others.filter(({ ofSession }) => ofSession) },
    { most: MOST_OF_ADDRESS, own: others.filter(({ ofAddress }) => ofAddress) },
  ].map(({ most, own }) => {
    if (own.length < most) return 0;
    const ends = own.map(({ expiresAt }) => expiresAt).sort((a, b) => a - b);
    return ((ends[own.length - most] as number) - now) / 1000;
  });
  return Math.max(0, Math.ceil(Math.max(...waits)));
}
