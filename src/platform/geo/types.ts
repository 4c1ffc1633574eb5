/** Degrees, WGS 84. */
export type GeoPoint = { lat: number; lng: number };

/** `label` is the display name ('LS1 4DY', 'LS1', 'Newport, Wales'). */
export type GeoMatch = GeoPoint & {
  kind: 'postcode' | 'sector' | 'outcode' | 'place' | 'restaurant';
  label: string;
  /** Set when kind is 'restaurant'. */
  slug?: string;
};

export interface Geocoder {
  /** Best match first; empty if nothing matches. Never rejects, whatever a diner types. */
  search(query: string): Promise<GeoMatch[]>;
  /** The nearest named place, or null if there is none within 100 miles. */
  nearest(point: GeoPoint): Promise<GeoMatch | null>;
}

/** Completes text as it is typed, synchronously and without a third party. */
export type Suggester = { suggest(query: string, limit: number): GeoMatch[] };

export type NamedSite = GeoPoint & { slug: string; title: string; town: string; site: string };
