import type { ApiClient } from '../../platform/api-client.ts';
import type { CancelAnswer, CancelBody, ChangeAnswer, ChangeBody, ManageAnswer } from './contract.ts';

/** The calls of whoever has the link of a booking's e-mail. */
export function manageCalls(api: ApiClient, manageToken: string) {
  const booking = `/api/booking/manage/${encodeURIComponent(manageToken)}`;
  return {
    booking: () => api.get<ManageAnswer>(booking),
    change: (wish: ChangeBody) => api.post<ChangeAnswer>(`${booking}/change`, wish),
    cancel: (body: CancelBody) => api.post<CancelAnswer>(`${booking}/cancel`, body),
  };
}
export type ManageCalls = ReturnType<typeof manageCalls>;
