import { admitOccasion, admitPlace, type Refusal } from './admission.ts';
import { type BookingContent, housesOf, type RestaurantHouse } from './houses.ts';
import type { Occasion } from './occasions.ts';

export type Party = { occasionId: string; adults: number; children: number };
export type AdmittedHouse = { ok: true; house: RestaurantHouse };
export type AdmittedParty = AdmittedHouse & { occasion: Occasion; covers: number };

/** Knows every restaurant and turns away what cannot be booked, before anyone looks for a table. */
export type Doorkeeper = ReturnType<typeof createDoorkeeper>;

/** `bookingsOpen` is the brand's own switch. */
export function createDoorkeeper(content: () => BookingContent, bookingsOpen: () => boolean) {
  function admitHouse(storeId: string, dates: readonly string[]): AdmittedHouse | Refusal {
    const house = housesOf(content()).get(storeId);
    if (!house) return { ok: false, code: 3 };
    const place = admitPlace(house.place, dates, bookingsOpen());
    return place.ok ? { ok: true, house } : place;
  }

  function admitParty(storeId: string, party: Party, dates: readonly string[]): AdmittedParty | Refusal {
    const place = admitHouse(storeId, dates);
    if (!place.ok) return place;
    const covers = party.adults + party.children;
    const { occasionId } = party;
    const admitted = admitOccasion(place.house.place.booking, { occasionId, dates, covers });
    return admitted.ok ? { ...admitted, house: place.house, covers } : admitted;
  }

  /** An event may be larger than the occasion's tables take. */
  function admitEvent(storeId: string, occasionId: string, dates: readonly string[]): AdmittedParty | Refusal {
    const place = admitHouse(storeId, dates);
    if (!place.ok) return place;
    const rules = place.house.place.booking;
    const covers = rules.occasions.find(({ id }) => id === occasionId)?.minimumCovers ?? 1;
    const admitted = admitOccasion(rules, { occasionId, dates, covers });
    return admitted.ok ? { ...admitted, house: place.house, covers } : admitted;
  }

  return { admitHouse, admitParty, admitEvent, bookingsOpen, houses: () => housesOf(content()) };
}
