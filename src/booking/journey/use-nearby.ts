import { useEffect, useState } from 'react';
import { networkApi } from '../../platform/browser-api.ts';
import type { GeoNearestAnswer, GeoSearchAnswer, NearbyRestaurant } from '../../restaurants/geo-contract.ts';
import type { Suggestion } from '../../ui/forms/combobox.tsx';

const PAUSE_MS = 120;
const TRY_AGAIN = 'We could not look that up just now. Please try again.';

export type Found = { words: string; restaurants: NearbyRestaurant[] };

const refusals: Record<number, string> = {
  1: 'Your browser keeps your location to itself. Type a postcode or a town instead.',
  2: 'We cannot tell where you are. Type a postcode or a town instead.',
  3: 'Finding you took too long. Type a postcode or a town instead.',
};

function foundNear(place: string, restaurants: NearbyRestaurant[]): Found {
  if (restaurants.length === 0) return { words: `Nothing of ours within 100 miles of ${place}, sorry.`, restaurants };
  return { words: `Nearest to ${place}:`, restaurants };
}

async function near(query: string): Promise<Found> {
  const answer = await networkApi.get<GeoSearchAnswer>(`/api/geo/search/${encodeURIComponent(query)}`);
  if (!answer.ok) return { words: TRY_AGAIN, restaurants: [] };
  const { location, restaurants } = answer.data;
  if (!location) return { words: `We do not know “${query}”. Try a postcode or the nearest town.`, restaurants: [] };
  return foundNear(location.label, restaurants);
}

async function nearPosition({ coords }: GeolocationPosition): Promise<Found> {
  const [lat, lng] = [coords.latitude.toFixed(4), coords.longitude.toFixed(4)];
  const answer = await networkApi.get<GeoNearestAnswer>(`/api/geo/search/lat/${lat}/lng/${lng}`);
  if (!answer.ok) return { words: TRY_AGAIN, restaurants: [] };
  return foundNear(answer.data.location?.label ?? 'you', answer.data.restaurants);
}

/** The restaurants near a place or near the diner, and what to say of them. */
export function useNearby() {
  const [found, setFound] = useState<Found>({ words: '', restaurants: [] });
  return {
    found,
    search: async (query: string) => setFound(await near(query)),
    locate() {
      if (!navigator.geolocation) return setFound({ words: refusals[2] as string, restaurants: [] });
      setFound({ words: 'Finding you…', restaurants: [] });
      navigator.geolocation.getCurrentPosition(
        (position) => void nearPosition(position).then(setFound),
        ({ code }) => setFound({ words: refusals[code] ?? (refusals[2] as string), restaurants: [] }),
        { timeout: 10_000, maximumAge: 300_000 },
      );
    },
  };
}

/** How the text might end, a moment after typing pauses. */
export function useSuggestions(text: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const query = text.trim();
  useEffect(() => {
    if (query.length < 2) return setSuggestions([]);
    let current = true;
    const timer = setTimeout(async () => {
      const path = `/api/geo/search/${encodeURIComponent(query)}?suggest=1`;
      const answer = await networkApi.get<GeoSearchAnswer>(path);
      if (current && answer.ok) setSuggestions(answer.data.matches.map(asSuggestion));
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query]);
  return suggestions;
}

function asSuggestion({ kind, label }: GeoSearchAnswer['matches'][number]): Suggestion {
  return { id: `${kind} ${label}`, text: label, note: kind === 'restaurant' ? 'restaurant' : undefined };
}
