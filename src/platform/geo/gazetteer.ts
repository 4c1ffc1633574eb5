import type { GeoPoint } from './types.ts';

/**
 * The packed geocoder data written by scripts/geo.ts. Coordinates are in ten-thousandths of a degree. Formats: regions
 * 'Kent|England', outcodes 'lat lng sector:step,step …', groups 'lat lng', places 'name~other
 * name|lat|lng|population|region'.
 */
export type Gazetteer = {
  regions: string[];
  outcodes: Record<string, string>;
  groups: Record<string, string>;
  places: string[];
};

export type Outcode = GeoPoint & { code: string; sectors: Map<string, GeoPoint> };
export type NamedPlace = GeoPoint & {
  name: string;
  aliases: string[];
  population: number;
  region: string;
  nation: string;
  /** For a county: how many miles from its centre its towns may be. */
  reach?: number;
};

const degrees = (whole: string | number | undefined) => Number(whole) / 10_000;

function unpackOutcode(code: string, text: string): Outcode {
  const [lat = '', lng = '', ...steps] = text.split(' ');
  const sectors = steps.map((step): [string, GeoPoint] => {
    const [digit = '', up, right] = step.split(/[:,]/);
    return [digit, { lat: degrees(Number(lat) + Number(up)), lng: degrees(Number(lng) + Number(right)) }];
  });
  return { code, lat: degrees(lat), lng: degrees(lng), sectors: new Map(sectors) };
}

/** Outcodes by code, including groups such as 'W1', which have no sectors. */
export function unpackOutcodes({ outcodes, groups }: Gazetteer): Map<string, Outcode> {
  const entries = [...Object.entries(groups), ...Object.entries(outcodes)];
  return new Map(entries.map(([code, text]) => [code, unpackOutcode(code, text)]));
}

export function unpackPlaces({ places, regions }: Gazetteer): NamedPlace[] {
  return places.map((text) => {
    const [names = '', lat, lng, population, at] = text.split('|');
    const [name = '', ...aliases] = names.split('~');
    const [region = '', nation = ''] = (regions[Number(at)] ?? '').split('|');
    return { name, aliases, lat: degrees(lat), lng: degrees(lng), population: Number(population), region, nation };
  });
}
