/** The most live holds of a browser session and of a network address; our own figures. */
const MOST_OF_SESSION = 3;
const MOST_OF_ADDRESS = 6;
export const HOLDS_OF_SESSION = { name: 'holds', points: MOST_OF_SESSION };

/** A hold the visitor already has, by the session or by its network address. */
export type OtherHold = { ofSession: boolean; ofAddress: boolean; expiresAt: number };

/** The proof of work the next hold needs: harder with every hold, 0 is none. */
export const workFor = (others: readonly OtherHold[]): number => others.length;

/** Seconds until another hold is allowed; 0 when it is now. */
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
