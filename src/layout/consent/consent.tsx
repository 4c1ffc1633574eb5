import { useEffect, useRef, useState } from 'react';
import type { Measuring } from '../../platform/api/page-context.ts';
import { pushToDataLayer, signalConsent } from '../../platform/data-layer.ts';
import { dismissToast, showToast } from '../toasts.ts';
import { type ConsentChoice, currentChoice, isSameChoice, isWithdrawn } from './choice.ts';
import { keepChoice, recordsAreSent, recordUnsentChoice } from './record.ts';
import { Sheet } from './sheet.tsx';
import { consentSignals } from './signals.ts';
import { clearTagCookies, isTagManagerRunning, startTagManager } from './tag-manager.ts';
import { isTrackingRunning, reportToTracking, startTracking } from './tracking.ts';
import { useVisits } from './visits.ts';
import { wording } from './wording.ts';

const TOAST = 'consent';

type ConsentProps = {
  measuring: Measuring;
  /** How often the visitor has opened the settings on this page. */
  asked: number;
};

/** Signals the choice to the tag manager, and starts it if allowed. */
function useTags(choice: ConsentChoice | null, gtmId: string | null): void {
  const atFirst = useRef(choice);
  useEffect(() => {
    if (!choice) return;
    signalConsent('update', consentSignals(choice));
    if (gtmId && (choice.performance || choice.marketing)) startTagManager(gtmId, choice === atFirst.current);
  }, [choice, gtmId]);
  useVisits(Boolean(gtmId && choice?.performance), pushToDataLayer);
}

/** Starts the marketing-tracking script once analytics are allowed: before, it is not even loaded. */
function useTracking(choice: ConsentChoice | null, url: string | null): void {
  const allowed = url !== null && choice?.performance === true;
  useEffect(() => {
    if (allowed) startTracking(url);
  }, [allowed, url]);
  useVisits(allowed, reportToTracking);
}

/** What runs cannot be stopped: reloads the page with only what is allowed now. */
async function beginAnew(): Promise<void> {
  clearTagCookies();
  await recordsAreSent();
  location.reload();
}

/** The choice may change in another tab, or expire, while this tab is hidden. */
function useChoiceElsewhere(adopt: (choice: ConsentChoice | null) => void): void {
  const latest = useRef(adopt);
  useEffect(() => {
    latest.current = adopt;
  });
  useEffect(() => {
    const look = () => {
      if (!document.hidden) latest.current(currentChoice(document.cookie));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

/** The cookie question, and what follows from the answer. */
export function Consent({ measuring, asked }: ConsentProps) {
  const [choice, setChoice] = useState(() => currentChoice(document.cookie));
  const [closedAt, setClosedAt] = useState(0);
  const reopened = asked > closedAt;
  useTags(choice, measuring.gtmId);
  useTracking(choice, measuring.trackingScriptUrl);
  useEffect(recordUnsentChoice, []);
  useEffect(() => {
    if (reopened) dismissToast(TOAST);
  }, [reopened]);
  const adopt = (next: ConsentChoice | null) => {
    if (isSameChoice(choice, next)) return;
    if ((isTagManagerRunning() || isTrackingRunning()) && isWithdrawn(choice, next)) void beginAnew();
    else setChoice(next);
  };
  useChoiceElsewhere(adopt);
  const close = () => setClosedAt(asked);
  const decide = (next: ConsentChoice) => {
    close();
    keepChoice(next);
    adopt(next);
    showToast({ id: TOAST, message: wording.saved });
  };
  if (choice && !reopened) return null;
  return (
    <Sheet
      key={reopened ? asked : 0}
      saved={choice}
      managing={reopened}
      onDecide={decide}
      onClose={choice ? close : undefined}
    />
  );
}
