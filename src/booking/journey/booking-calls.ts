import type { ClientTokenAnswer, SubmitAnswer, SubmitBody } from '../../payments/contract.ts';
import type { ApiClient, ApiResult } from '../../platform/api-client.ts';
import type {
  AlternativesAnswer,
  AreasAnswer,
  CreateAnswer,
  CreateBody,
  EventBody,
  MenusAnswer,
  OccasionsAnswer,
  RequirementsAnswer,
  Slot,
  SlotsAnswer,
  TableWish,
  UpsellsAnswer,
} from '../contract.ts';
import type { Held, HoldAnswer } from '../holds/contract.ts';
import type { WaitlistAnswer, WaitlistBody } from '../waitlist/contract.ts';
import type { BookingType } from './journey-state.ts';
import type { Choices } from './journey-step-two.ts';

/** A party on a date at a restaurant. Date 'YYYY-MM-DD', time 'HH:MM' on London's clocks. */
export type PartyWish = { storeId: string; occasionId: string; adults: number; children: number; date: string };

const submitPaths: Record<BookingType, string> = { booking: 'create', enquiry: 'enquiry', event: 'events' };

function query(values: Record<string, string | number>): string {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
}

const party = ({ occasionId, adults, children }: PartyWish) => ({ occasionId, adults, children });

/** The calls of the booking journey (specification, section 7), the same from the browser and from the server. */
export function bookingCalls(api: ApiClient) {
  const menusAt = async (wish: PartyWish, time?: string) =>
    api.get<MenusAnswer>(
      `/api/booking/bookingmenu/${wish.storeId}?${query({ ...party(wish), dates: wish.date, ...(time && { time }) })}`,
    );
  return {
    occasions: (storeId: string, date: string) =>
      api.get<OccasionsAnswer>(`/api/booking/occasions/${storeId}?${query({ date })}`),

    /** Menus and areas together; with a wanted time also which menu is served then. */
    async choices(wish: PartyWish, time?: string): Promise<ApiResult<Choices>> {
      const [menus, areas, then] = await Promise.all([
        menusAt(wish),
        api.get<AreasAnswer>(`/api/booking/areas/${wish.storeId}?${query({ ...party(wish), dates: wish.date })}`),
        time ? menusAt(wish, time) : null,
      ]);
      if (!menus.ok) return menus;
      if (!areas.ok) return areas;
      const servedThen = then?.ok ? then.data.menus[0]?.id : undefined;
      return { ok: true, data: { menus: menus.data.menus, areas: areas.data.areas, servedThen } };
    },

    /** Without a menu the times of any. */
    async slots(wish: PartyWish, menuId: string | null, areaId: string | null): Promise<ApiResult<Slot[]>> {
      const asked = { ...party(wish), dates: wish.date, ...(menuId && { menuIds: menuId }), areaId: areaId ?? 'null' };
      const answer = await api.get<SlotsAnswer>(`/api/booking/slots/${wish.storeId}?${query(asked)}`);
      return answer.ok ? { ok: true, data: answer.data.dates.flatMap(({ times }) => times) } : answer;
    },

    requirements(wish: PartyWish, menuId: string, time: string, areaId: string | null) {
      const asked = { ...party(wish), bookingDate: wish.date, menuId, time, ...(areaId && { areaId }) };
      return api.get<RequirementsAnswer>(`/api/booking/requirements/${wish.storeId}?${query(asked)}`);
    },

    alternatives: (wish: PartyWish, time: string) =>
      api.get<AlternativesAnswer>(
        `/api/booking/alternatives/${wish.storeId}?${query({ ...party(wish), date: wish.date, time })}`,
      ),

    upsells: (wish: PartyWish, time: string) =>
      api.get<UpsellsAnswer>(
        `/api/booking/upsells/${wish.storeId}?${query({ ...party(wish), bookingDate: wish.date, time, includeUnavailable: 'true' })}`,
      ),

    hold: (storeId: string, wish: TableWish) => api.post<HoldAnswer>(`/api/booking/holds/${storeId}`, wish),

    renewHold: (holdToken: string) => api.post<Held>(`/api/booking/holds/${holdToken}/renew`, {}),

    /** Goes out even while the page is being left. */
    giveBack: (holdToken: string) =>
      api.send(`/api/booking/holds/${holdToken}`, { method: 'DELETE', keepalive: true }).then(
        () => undefined,
        () => undefined,
      ),

    cardToken: () => api.get<ClientTokenAnswer>('/api/v1/payments/client-token'),

    submitCard: (card: SubmitBody) => api.post<SubmitAnswer>('/api/v1/payments/submit', card),

    joinWaitlist: (storeId: string, body: WaitlistBody) =>
      api.post<WaitlistAnswer>(`/api/booking/waitlist/${storeId}`, body),

    submit: (storeId: string, type: BookingType, body: CreateBody | EventBody) =>
      api.post<CreateAnswer>(`/api/booking/${submitPaths[type]}/${storeId}`, body),
  };
}
export type BookingCalls = ReturnType<typeof bookingCalls>;
