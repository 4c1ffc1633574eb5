import type { OfferEndpoints } from '../../offers/api/offers-api.server.ts';
import { submitCard } from '../../payments/card-calls.ts';
import type { SubmitBody } from '../../payments/contract.ts';
import type { ApiClient, ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import type { BookingEndpoints } from '../api/api.server.ts';
import type {
  AreasAnswer,
  CardNeeded,
  CreateBody,
  EventBody,
  MenusAnswer,
  Slot,
  SlotsAnswer,
  TableRequest,
} from '../contracts/booking.ts';
import type { WaitlistBody } from '../contracts/waitlist.ts';
import { type Voucher, voucherOf } from '../rules/voucher.ts';
import type { BookingType } from './journey-state.ts';

/** A party on a date ('YYYY-MM-DD') at a restaurant. */
export type PartyRequest = { storeId: string; occasionId: string; adults: number; children: number; date: string };

export type Choices = {
  menus: MenusAnswer['menus'];
  areas: AreasAnswer['areas'];
  /** Id of the menu served at the link's time, if it has one. */
  servedThen?: string;
};

/** `cardNeeded`: the card guarantee that some of the day's times need. */
export type DayTimes = { slots: Slot[]; cardNeeded: CardNeeded | null };

const submitPaths = {
  booking: '/api/booking/create/{storeId}',
  enquiry: '/api/booking/enquiry/{storeId}',
  event: '/api/booking/events/{storeId}',
} as const satisfies Record<BookingType, string>;

export const slotsQueryOf = (
  { adults, children, date }: PartyRequest,
  menuId: string | null,
  areaId: string | null,
) => ({
  adults,
  children,
  dates: date,
  menuIds: menuId || undefined,
  areaId: areaId ?? 'null',
});

export const dayTimesOf = ({ dates }: SlotsAnswer): DayTimes => ({
  slots: dates.flatMap(({ times }) => times),
  cardNeeded: dates[0]?.cardNeeded ?? null,
});

const partyQuery = ({ occasionId, adults, children }: PartyRequest) => ({ occasionId, adults, children });

/** API calls of the booking journey (product 5.10), the same in the browser and on the server. */
export function bookingCalls(api: ApiClient) {
  const { get, post, send } = typedClient<BookingEndpoints>(api);
  const offers = typedClient<OfferEndpoints>(api);
  const menusAt = async (party: PartyRequest, time?: string) =>
    get('/api/booking/bookingmenu/{storeId}', {
      params: { storeId: party.storeId },
      query: { ...partyQuery(party), dates: party.date, time: time || undefined },
    });
  return {
    /** The offer's voucher, as if issued today; null if there's no such offer or it can't be loaded. */
    async voucher(offerSlug: string, today: string): Promise<Voucher | null> {
      const answer = await offers.get('/api/offer/getofferbyslug', { query: { offerSlug } });
      return answer.ok ? voucherOf(answer.data, today) : null;
    },

    occasions: (storeId: string, date: string) =>
      get('/api/booking/occasions/{storeId}', { params: { storeId }, query: { date } }),

    /** Menus and areas together; with `time`, also the menu served then, unless `menuId` is one of them. */
    async choices(party: PartyRequest, time?: string, menuId?: string): Promise<ApiResult<Choices>> {
      const servedAt = async () => {
        const then = time ? await menusAt(party, time) : null;
        return then?.ok ? then.data.menus[0]?.id : undefined;
      };
      const [menus, areas, linkedMenu] = await Promise.all([
        menusAt(party),
        get('/api/booking/areas/{storeId}', {
          params: { storeId: party.storeId },
          query: { ...partyQuery(party), dates: party.date },
        }),
        menuId ? undefined : servedAt(),
      ]);
      if (!menus.ok) return menus;
      if (!areas.ok) return areas;
      const isChosen = menus.data.menus.some(({ id }) => id === menuId);
      const servedThen = menuId && !isChosen ? await servedAt() : linkedMenu;
      return { ok: true, data: { menus: menus.data.menus, areas: areas.data.areas, servedThen } };
    },

    /** A null `menuId` stands for any menu. */
    async slots(party: PartyRequest, menuId: string | null, areaId: string | null): Promise<ApiResult<DayTimes>> {
      const answer = await get('/api/booking/slots/{storeId}', {
        params: { storeId: party.storeId },
        query: { occasionId: party.occasionId, ...slotsQueryOf(party, menuId, areaId) },
      });
      return answer.ok ? { ok: true, data: dayTimesOf(answer.data) } : answer;
    },

    requirements: (party: PartyRequest, menuId: string, time: string, areaId: string | null) =>
      get('/api/booking/requirements/{storeId}', {
        params: { storeId: party.storeId },
        query: { ...partyQuery(party), bookingDate: party.date, menuId, time, areaId: areaId || undefined },
      }),

    alternatives: (party: PartyRequest, time: string) =>
      get('/api/booking/alternatives/{storeId}', {
        params: { storeId: party.storeId },
        query: { ...partyQuery(party), date: party.date, time },
      }),

    upsells: (party: PartyRequest, time: string) =>
      get('/api/booking/upsells/{storeId}', {
        params: { storeId: party.storeId },
        query: { ...partyQuery(party), bookingDate: party.date, time },
      }),

    hold: (storeId: string, party: TableRequest, captchaToken?: string) =>
      post('/api/booking/holds/{storeId}', { params: { storeId }, body: { ...party, captchaToken } }),

    renewHold: (holdToken: string) => post('/api/booking/holds/{holdToken}/renew', { params: { holdToken } }),

    /** Sent even while the page unloads (keepalive). */
    releaseHold: (holdToken: string) =>
      send('delete', '/api/booking/holds/{holdToken}', { params: { holdToken } }, { keepalive: true }).then(
        () => undefined,
        () => undefined,
      ),

    submitCard: (card: SubmitBody) => submitCard(api, card),

    keepForCard: (storeId: string, body: CreateBody) =>
      post('/api/booking/card-later/{storeId}', { params: { storeId }, body }),

    joinWaitlist: (storeId: string, body: WaitlistBody) =>
      post('/api/booking/waitlist/{storeId}', { params: { storeId }, body }),

    submit: (storeId: string, type: BookingType, body: CreateBody | EventBody) =>
      post(submitPaths[type], { params: { storeId }, body }),
  };
}
export type BookingCalls = ReturnType<typeof bookingCalls>;
