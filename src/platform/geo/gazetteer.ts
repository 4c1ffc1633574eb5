import type { GeoPoint } from './types.ts';

/**
 * The packed geocoder data, as scripts/geo.ts writes it. Coordinates are whole ten-thousandths of a degree. Formats:
 * regions 'Kent|England', outcodes 'lat lng sector:step,step …', groups 'lat lng', places 'name~other
 * name|lat|lng|people|region'.
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
  /** Of a county: how many miles from its middle the towns may be that are said to be in it. */
  reach?: number;
};

const degrees = (whole: string | number | undefined) => Number(whole) / 10_000;

function unpackOutcode(code: string, packed: string): Outcode {
  const [lat = '', lng = '', ...steps] = packed.split(' ');
  const sectors = steps.map((step): [string, GeoPoint] => {
    const [digit = '', up, right] = step.split(/[:,]/);
    return [digit, { lat: degrees(Number(lat) + Number(up)), lng: degrees(Number(lng) + Number(right)) }];
  });
  return { code, lat: degrees(lat), lng: degrees(lng), sectors: new Map(sectors) };
}

/** Outcodes by code; groups such as 'W1' are included as outcodes without sectors. */
export function unpackOutcodes({ outcodes, groups }: Gazetteer): Map<string, Outcode> {
  const all = [...Object.entries(groups), ...Object.entries(outcodes)];
  return new Map(all.map(([code, packed]) => [code, unpackOutcode(code, packed)]));
}

/** Places, most populous first. */
export function unpackPlaces({ places, regions }: Gazetteer): NamedPlace[] {
  return places.map((packed) => {
    const [names = '', lat, lng, population, at] = packed.split('|');
    const [name = '', ...aliases] = names.split('~');
    const [region = '', nation = ''] = (regions[Number(at)] ?? '').split('|');
    return { name, aliases, lat: degrees(lat), lng: degrees(lng), population: Number(population), region, nation };
  });
}
