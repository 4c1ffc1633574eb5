import { memo } from 'react';
import type { Measuring } from '../../platform/api/page-context.ts';
import { CONSENT_PLACE } from './begin-consent.ts';

/** The element that consent.ts fills with the cookie question. React leaves its content alone. */
export const QuestionPlace = memo(({ gtmId, trackingScriptUrl }: Measuring) => (
  <div
    id={CONSENT_PLACE}
    data-gtm-id={gtmId ?? undefined}
    data-tracking-script-url={trackingScriptUrl ?? undefined}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React that the content is not its own
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
));
