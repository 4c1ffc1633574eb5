import { londonNow } from '../../../values/time/london-time.ts';
import { formatDayMonth, formatTime, timeOf } from '../../../values/time/wall-time.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { readFeeds } from '../../engine/office/calendar-feed.server.ts';
import { readWebhooks } from '../../engine/office/webhooks.server.ts';

function momentText(at: Date): string {
  const { date, minutes } = londonNow(at.getTime());
  return `${formatDayMonth(date)}, ${formatTime(timeOf(minutes))}`;
}

/** A restaurant's calendar links and webhooks, with what the webhooks haven't taken. */
export async function shownFeeds({ db }: Pick<DeskDeps, 'db'>, storeId: string) {
  const webhooks = await readWebhooks(db, storeId);
  return {
    feeds: (await readFeeds(db, storeId)).map(({ id, createdAt }) => ({ id, made: momentText(createdAt) })),
    webhooks: webhooks.map(({ disabledAt, succeededAt, failures, ...webhook }) => ({
      ...webhook,
      isOff: disabledAt !== null,
      lastTaken: succeededAt && momentText(succeededAt),
      failures: failures.map(({ id, event, problem, createdAt, failedAt }) => ({
        id,
        isFinal: failedAt !== null,
        what: `${event}, ${momentText(createdAt)}: ${problem}`,
      })),
    })),
  };
}
export type ShownWebhook = Awaited<ReturnType<typeof shownFeeds>>['webhooks'][number];
