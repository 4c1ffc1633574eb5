import type { readWebhooks } from '../../engine/office/webhooks.server.ts';
import { Fold, PostButton } from '../../frame/forms.server.tsx';
import { momentText } from '../day/log-page.server.tsx';

type WebhookProps = { webhook: Awaited<ReturnType<typeof readWebhooks>>[number] };

/** A webhook with its state, and what can be done with it. */
export function Webhook({ webhook: { id, url, disabledAt, succeededAt, failures } }: WebhookProps) {
  const isOff = disabledAt !== null;
  const state = succeededAt ? `Last took a message on ${momentText(succeededAt)}.` : 'Has taken no message yet.';
  return (
    <li className="border-b border-line py-3">
      <p className="font-semibold break-all">{url}</p>
      <p className="text-sm">{isOff ? `Off: it hasn’t taken messages for days. ${state}` : state}</p>
      {failures.length > 0 && (
        <Fold summary={`Not taken: ${failures.length}`} look="underline underline-offset-4" className="mt-1">
          <ul>
            {failures.map(({ id: message, event, createdAt, problem, failedAt }) => (
              <li key={message} className="text-sm">
                {event}, {momentText(createdAt)}: {problem}
                {!failedAt && '. We’ll try again.'}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <div className="flex flex-wrap gap-6">
        {(isOff || failures.some(({ failedAt }) => failedAt)) && (
          <PostButton fields={{ act: 'resume', id }}>
            {isOff ? 'Turn on, and send failures again' : 'Send failures again'}
          </PostButton>
        )}
        <PostButton fields={{ act: 'remove-webhook', id }} aria-label={`Remove ${url}`}>
          Remove
        </PostButton>
      </div>
    </li>
  );
}
