import { useEffect, useRef, useState } from 'react';
import { signalConsent } from '../../platform/data-layer.ts';
import { dismissToast, showToast } from '../toasts.ts';
import { type Choice, isSameChoice, isWithdrawn, standingChoice } from './choice.ts';
import { keepChoice, recordsAreSent, recordUnsentChoice } from './record.ts';
import { Sheet } from './sheet.tsx';
import { consentSignals } from './signals.ts';
import { clearTagCookies, isTagManagerRunning, startTagManager } from './tag-manager.ts';
import { useVisits } from './visits.ts';
import { wording } from './wording.ts';

const TOAST = 'consent';

type ConsentProps = {
  /** The tag manager's container; null where nothing is measured. */
  gtmId: string | null;
  /** How often the visitor has asked for the settings on this page. */
  asked: number;
};

/** Signals the choice, then lets in what it allows. */
function useTags(choice: Choice | null, gtmId: string | null): void {
  useEffect(() => {
    if (!choice) return;
    signalConsent('update', consentSignals(choice));
    if (gtmId && (choice.performance || choice.marketing)) startTagManager(gtmId);
  }, [choice, gtmId]);
  useVisits(Boolean(gtmId && choice?.performance));
}

/** A tag manager in the page cannot be called back: the page begins anew, with no more than is allowed now. */
async function beginAnew(): Promise<void> {
  clearTagCookies();
  await recordsAreSent();
  location.reload();
}

/** Another tab may have answered, or the choice run out, while this one was away. */
function useChoiceElsewhere(adopt: (choice: Choice | null) => void): void {
  const latest = useRef(adopt);
  useEffect(() => {
    latest.current = adopt;
  });
  useEffect(() => {
    const look = () => {
      if (!document.hidden) latest.current(standingChoice(document.cookie));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

/** The question about cookies, and what follows from the answer. */
export function Consent({ gtmId, asked }: ConsentProps) {
  const [choice, setChoice] = useState(() => standingChoice(document.cookie));
  const [closedAt, setClosedAt] = useState(0);
  const reopened = asked > closedAt;
  useTags(choice, gtmId);
  useEffect(recordUnsentChoice, []);
  useEffect(() => {
    if (reopened) dismissToast(TOAST);
  }, [reopened]);
  const adopt = (next: Choice | null) => {
    if (isSameChoice(choice, next)) return;
    if (isTagManagerRunning() && isWithdrawn(choice, next)) void beginAnew();
    else setChoice(next);
  };
  useChoiceElsewhere(adopt);
  const close = () => setClosedAt(asked);
  const decide = (next: Choice) => {
    close();
    keepChoice(next);
    adopt(next);
    showToast({ id: TOAST, message: wording.saved });
  };
  if (choice && !reopened) return null;
  return (
    <Sheet
      key={reopened ? asked : 0}
      standing={choice}
      managing={reopened}
      onDecide={decide}
      onClose={choice ? close : undefined}
    />
  );
}
