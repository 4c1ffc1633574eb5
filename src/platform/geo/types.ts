/** Degrees, WGS 84. */
export type GeoPoint = { lat: number; lng: number };

/** A match of a query; `label` is its display name ('LS1 4DY', 'LS1', 'Newport, Wales'). */
export type GeoMatch = GeoPoint & {
  kind: 'postcode' | 'sector' | 'outcode' | 'place' | 'restaurant';
  label: string;
  /** Slug of the restaurant, when kind is 'restaurant'. */
  slug?: string;
};

export interface Geocoder {
  /** Best match first; empty when nothing matches. Never rejects for what a diner types. */
  search(query: string): Promise<GeoMatch[]>;
  /** The nearest named place, or null when there is none within 100 miles. */
  nearest(point: GeoPoint): Promise<GeoMatch | null>;
}

/** Completes what is typed so far, synchronously and without a third party. */
export type Suggester = { suggest(query: string, limit: number): GeoMatch[] };

/** A restaurant, as input of the geocoder. */
export type NamedSite = GeoPoint & { slug: string; title: string; town: string; site: string };
