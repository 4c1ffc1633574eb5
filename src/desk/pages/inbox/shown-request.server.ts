import { tableOfferState } from '../../../booking/engine/desk/table-offers.server.ts';
import { whenAndPartyText } from '../../../booking/rules/booking-text.ts';
import { HOUR_MS } from '../../../values/time/duration.ts';
import { formatInstant } from '../../../values/time/instant-text.ts';
import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import type { DeskRequestRow, RequestAnswer } from '../../engine/inbox/requests.server.ts';
import { answerDue } from '../../rules/answer-due.ts';

const DAY_HOURS = 24;

/** '40 minutes' is 'less than an hour'; then hours, and from two days on days. */
function ageText(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return 'less than an hour ago';
  if (hours < 2 * DAY_HOURS) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  return `${Math.floor(hours / DAY_HOURS)} days ago`;
}

const offerStates = {
  open: (until: string) => `Offered, held until ${until}`,
  taken: () => 'Offered and booked',
  withdrawn: () => 'Offered, then replaced',
  expired: (until: string) => `Offered, not taken by ${until}`,
};
const answerNames = { declined: 'Declined', words: 'Answered', settled: 'Closed without an e-mail' };

/** How an answer stands: 'Declined', 'Offered, held until Sunday 22 November at 12pm'. */
export function answerStatus(answer: RequestAnswer, now: number): string {
  if (answer.kind !== 'offer') return answerNames[answer.kind];
  return offerStates[tableOfferState(answer, now)](formatInstant(answer.offered_until?.getTime() ?? 0));
}

function wantedText(request: DeskRequestRow): string {
  if (request.time === '') return `${formatDay(request.date)}, for ${request.covers} people`;
  const until = request.until ? ` (until ${formatTime(request.until)})` : '';
  return `${whenAndPartyText(request)}${until}`;
}

/** A request as both pages of the inbox show it. */
export function shownRequest(request: DeskRequestRow, { promises }: Pick<DeskDeps, 'promises'>, now: number) {
  const { id, name, reference, kind, answers, isBooked, createdAt } = request;
  const due = answerDue(createdAt, promises()[kind]);
  const isOpen = answers.length === 0;
  const last = answers.at(-1);
  const answered = last ? answerStatus(last, now) : '';
  return {
    id,
    name,
    reference,
    kind: kind === 'enquiry' ? 'A full time' : 'An event or large party',
    wanted: wantedText(request),
    age: ageText(now - createdAt),
    due,
    dueText: `${due < now ? 'Overdue since' : 'Answer by'} ${formatInstant(due)}`,
    isOpen,
    isOverdue: isOpen && due < now,
    status: isBooked ? 'Booked' : answered,
    answeredAt: last?.created_at.getTime() ?? 0,
  };
}
export type ShownRequest = ReturnType<typeof shownRequest>;
