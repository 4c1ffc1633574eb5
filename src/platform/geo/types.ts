/** Degrees, WGS 84. */
export type GeoPoint = { lat: number; lng: number };

/** What a query was understood as; `label` is how to say it back ('LS1 4DY', 'LS1', 'Newport, Wales'). */
export type GeoMatch = GeoPoint & {
  kind: 'postcode' | 'sector' | 'outcode' | 'place' | 'restaurant';
  label: string;
  /** The restaurant's, where kind is 'restaurant'. */
  slug?: string;
};

export interface Geocoder {
  /** Best match first; empty when nothing fits. Never rejects for what a diner types. */
  search(query: string): Promise<GeoMatch[]>;
  /** The nearest place by name, or null when there is none within 100 miles. */
  nearest(point: GeoPoint): Promise<GeoMatch | null>;
}

/** Completes what is typed so far, at once and without asking a third party on every key. */
export type Suggester = { suggest(query: string, limit: number): GeoMatch[] };

/** A restaurant as the geocoder knows it. */
export type NamedSite = GeoPoint & { slug: string; title: string; town: string; site: string };
