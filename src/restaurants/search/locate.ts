export type PositionFailure = 'refused' | 'unavailable' | 'timeout';
type Located = { ok: true; lat: number; lng: number } | { ok: false; reason: PositionFailure };

/** GeolocationPositionError's codes. */
const reasons: Record<number, PositionFailure> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };
const options = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 } satisfies PositionOptions;

export const positionWords: Record<PositionFailure, string> = {
  refused:
    'We couldn’t see your location. Type a postcode or town above, or allow location for this site in your browser’s settings and try again.',
  unavailable: 'We can’t tell where you are just now. Type a postcode or town above and we’ll take it from there.',
  timeout: 'Finding you took too long. Try again, or type a postcode or town above.',
};

/** Asks the device for its position; resolves with degrees or a reason for the failure. */
export function locate(device: Geolocation | undefined): Promise<Located> {
  return new Promise((resolve) => {
    if (!device) return resolve({ ok: false, reason: 'unavailable' });
    device.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve({ ok: false, reason: reasons[code] ?? 'unavailable' }),
      options,
    );
  });
}
