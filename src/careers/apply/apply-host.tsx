import { useCallback, useEffect, useMemo, useState } from 'react';
import { storedThanks } from '../../forms/sent-in-history.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { CardBoundary } from '../../ui/card/card-boundary.tsx';
import { CardHeader, cardClass } from '../../ui/card/card-header.tsx';
import { whenArrived } from '../../ui/card/card-history.ts';
import { useCard } from '../../ui/card/use-card.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LazyComponent, RenderLazy } from '../../ui/lazy-component.tsx';
import { followedLink } from '../../ui/links/followed-link.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { JobAnswer } from '../contracts/job.ts';
import { applyPath, jobPath } from '../rules/job-query.ts';
import { applicationDrafts } from './application-drafts.ts';
import { APPLICATION_FORM, applyHistory } from './apply-history.ts';
import type { ApplySteps } from './apply-steps.ts';

const TITLE = 'apply-title';
const FORM = 'apply-form';

const lazyForm = new LazyComponent(async () => (await import('./application-form.tsx')).ApplicationForm);

/** The application card, a history entry over its page. */
function useApplyCard({ job_id }: JobAnswer) {
  const page = applyPath(job_id);
  const history = useMemo(() => applyHistory(job_id), [job_id]);
  const listen = useCallback(
    (open: (request: string) => void) => {
      const claim = (event: MouseEvent) => {
        const link = followedLink(event);
        if (link?.pathname !== page) return;
        event.preventDefault();
        event.stopPropagation();
        // Safari doesn't focus a clicked link; closing returns focus to the focused element.
        link.focus({ preventScroll: true });
        open(page);
        whenArrived(() => history.trail() ?? history.write('pushState', ['form'], page));
      };
      window.addEventListener('click', claim, { capture: true });
      return () => window.removeEventListener('click', claim, { capture: true });
    },
    [history, page],
  );
  const card = useCard(history, listen);
  const showThanks = () => {
    history.backTo(0);
    // From here on the job's address, so reloading the thanks doesn't open the form again.
    whenArrived(() => history.write('replaceState', ['sent'], jobPath(job_id)));
  };
  const { opening } = card;
  const [isReview, setReview] = useState(false);
  useEffect(() => setReview(opening !== null && 'view' in opening && opening.view === 'review'), [opening]);
  const steps: ApplySteps = {
    isReview,
    toReview() {
      setReview(true);
      whenArrived(() => history.write('pushState', ['form', 'review'], page));
    },
    toForm() {
      setReview(false);
      history.backTo(0);
    },
  };
  // Thanks that weren't stored can't be shown.
  const isThanks = opening !== null && 'view' in opening && opening.view === 'sent';
  const isGone = isThanks && storedThanks(APPLICATION_FORM) === null;
  const { open, close } = card;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (open && isGone) close();
  }, [open, isGone]);
  return { ...card, open: open && !isGone, page, sent: showThanks, steps };
}

/**
 * Opens the form over the page when an apply link is clicked; without scripts the links lead to its page. `answer`:
 * what happens after sending.
 */
export function ApplyHost({ job, answer }: { job: JobAnswer; answer: string }) {
  const { opening, open, close, page, sent: showThanks, steps } = useApplyCard(job);
  useEffect(() => applicationDrafts.dropOld(Date.now()), []);
  const unopenable = (
    <p>
      We couldn’t open the form.{' '}
      <a className="text-link" href={page}>
        Apply on a simpler page
      </a>
      .
    </p>
  );
  return (
    <Dialog open={open} onClose={close} labelledBy={TITLE} fallbackFocusId="content" className={cardClass}>
      <CardHeader titleId={TITLE} title={`Apply: ${job.name}`} onClose={close} />
      <div className="flex-1 overflow-y-auto overscroll-contain px-4 pt-12 pb-8 sm:px-8">
        {opening && (
          <CardBoundary instead={unopenable}>
            <RenderLazy
              code={lazyForm}
              props={{ id: FORM, job, answer, today: londonNow(serverNow()).date, steps, onSent: showThanks }}
              fallback={<p className="text-ink-soft">Loading the form…</p>}
            />
          </CardBoundary>
        )}
      </div>
    </Dialog>
  );
}
