import type { GeoPoint } from '../../src/platform/geo/types.ts';

// Airy 1830 and the National Grid's transverse Mercator: constants of "A guide to coordinate systems in Great Britain".
const semiMajor = 6377563.396;
const semiMinor = 6356256.909;
const scale = 0.9996012717;
const originNorthing = -100000;
const originEasting = 400000;
const originLat = (49 * Math.PI) / 180;
const originLng = (-2 * Math.PI) / 180;
const eccentricity2 = 1 - (semiMinor / semiMajor) ** 2;

/** Metres east and north of a reference such as 'TQ303809'. */
function metres(reference: string): { easting: number; northing: number } {
  const [first, second] = [...reference.slice(0, 2)].map((letter) => {
    const place = letter.charCodeAt(0) - 65;
    return place > 7 ? place - 1 : place;
  }) as [number, number];
  const east = ((first - 2 + 25) % 5) * 5 + (second % 5);
  const north = 19 - Math.floor(first / 5) * 5 - Math.floor(second / 5);
  const digits = reference.slice(2);
  const half = digits.length / 2;
  const unit = 10 ** (5 - half);
  return {
    easting: east * 100000 + Number(digits.slice(0, half)) * unit + unit / 2,
    northing: north * 100000 + Number(digits.slice(half)) * unit + unit / 2,
  };
}

/** Length of the meridian from the grid's true origin to a latitude. */
function meridian(lat: number): number {
  const n = (semiMajor - semiMinor) / (semiMajor + semiMinor);
  const minus = lat - originLat;
  const plus = lat + originLat;
  return (
    semiMinor *
    scale *
    ((1 + n + (5 / 4) * n ** 2 + (5 / 4) * n ** 3) * minus -
      (3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(minus) * Math.cos(plus) +
      ((15 / 8) * n ** 2 + (15 / 8) * n ** 3) * Math.sin(2 * minus) * Math.cos(2 * plus) -
      (35 / 24) * n ** 3 * Math.sin(3 * minus) * Math.cos(3 * plus))
  );
}

function footLatitude(northing: number): number {
  let lat = originLat;
  for (let turn = 0; turn < 8; turn++) lat += (northing - originNorthing - meridian(lat)) / (semiMajor * scale);
  return lat;
}

/** A National Grid reference as latitude and longitude, within about 10 m of WGS 84 around London. */
export function fromGridReference(reference: string): GeoPoint {
  const { easting, northing } = metres(reference);
  const lat = footLatitude(northing);
  const bend = 1 - eccentricity2 * Math.sin(lat) ** 2;
  const nu = (semiMajor * scale) / Math.sqrt(bend);
  const rho = (semiMajor * scale * (1 - eccentricity2)) / bend ** 1.5;
  const east = easting - originEasting;
  const airyLat = lat - (Math.tan(lat) / (2 * rho * nu)) * east ** 2;
  const airyLng = originLng + east / (Math.cos(lat) * nu);
  // The datum shift is a constant 0.00051 and -0.00162 degrees over Greater London.
  return { lat: (airyLat * 180) / Math.PI + 0.00051, lng: (airyLng * 180) / Math.PI - 0.00162 };
}
