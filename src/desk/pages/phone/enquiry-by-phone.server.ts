import { z } from 'zod';
import { noNeeds } from '../../../booking/rules/needs.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { answerRequest } from '../../engine/inbox/answer-request.server.ts';
import { readRequests } from '../../engine/inbox/requests.server.ts';
import type { Actor } from '../../engine/log-act.server.ts';
import { proposeGuest } from './propose-guest.server.ts';

const isRequestId = (text: string | null): text is string => z.guid().safeParse(text).success;

/** What an enquiry says already; null where there is none. Only for those who may see contact details. */
export async function enquiryByPhone(
  deps: Pick<DeskDeps, 'db' | 'clock'>,
  { storeId, requestId }: { storeId: string; requestId: string | null },
) {
  if (!isRequestId(requestId)) return null;
  const [request] = await readRequests(deps.db, { storeId, requestId });
  if (!request) return null;
  const { date, time, covers, occasionId, name, phone, email, words, childCovers } = request;
  const needs = request.needs ?? noNeeds;
  const typed = {
    given: { name, phone, email, request: words, at: time },
    needs: { ...needs, children: needs.children || childCovers },
  };
  const proposal =
    phone === '' ? { ...typed, guest: undefined } : await proposeGuest(deps, { storeId, phone, ...typed });
  return { date, covers, occasionId, proposal };
}

type Booked = { storeId: string; requestId: string | null; key: string; by: Actor };

/** Closes the enquiry that was booked by this key, once. Not in its transaction: what was offered is on other days. */
export async function settleEnquiry(deps: DeskDeps, { requestId, key, ...booked }: Booked): Promise<void> {
  if (!isRequestId(requestId)) return;
  const answer = { act: 'settled', key, seen: null, message: 'Booked by phone.' } as const;
  await answerRequest(deps, { ...booked, requestId, answer });
}
