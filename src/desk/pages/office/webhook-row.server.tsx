import { PostButton } from '../../frame/forms.server.tsx';
import type { ShownWebhook } from './shown-feeds.server.ts';

/** A webhook with its state, and what can be done with it. */
export function Webhook({ webhook: { id, url, version, isOff, lastTaken, failures } }: { webhook: ShownWebhook }) {
  const state = lastTaken ? `Last took a message on ${lastTaken}.` : 'Has taken no message yet.';
  return (
    <li className="border-b border-line py-3">
      <p className="font-semibold break-all">{url}</p>
      <p className="text-sm">{isOff ? `Off: it hasn’t taken messages for days. ${state}` : state}</p>
      {failures.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
            Not taken: {failures.length}
          </summary>
          <ul>
            {failures.map((failure) => (
              <li key={failure.id} className="text-sm">
                {failure.what}
                {!failure.isFinal && '. We’ll try again.'}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-6">
        {(isOff || failures.some(({ isFinal }) => isFinal)) && (
          <PostButton fields={{ act: 'resume', id }}>
            {isOff ? 'Turn on, and send failures again' : 'Send failures again'}
          </PostButton>
        )}
        <PostButton fields={{ act: 'rotate', id, version }} aria-label={`New secret for ${url}`}>
          New secret
        </PostButton>
        <PostButton fields={{ act: 'remove-webhook', id }} aria-label={`Remove ${url}`}>
          Remove
        </PostButton>
      </div>
    </li>
  );
}
