import { useCallback, useEffect, useMemo, useState } from 'react';
import { keptSent } from '../../forms/sent-in-history.ts';
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

/** The card in which one applies for the job, an entry of the history over its page. */
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
        // Safari does not focus a clicked link, and on closing the focus returns to what had it.
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
  const sent = () => {
    history.backTo(0);
    // Its address is the job's from now on: who reloads the thanks is not asked to apply again.
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
  // Of thanks that were not kept nothing is left to show.
  const isThanks = opening !== null && 'view' in opening && opening.view === 'sent';
  const isGone = isThanks && keptSent(APPLICATION_FORM) === null;
  const { open, close } = card;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (open && isGone) close();
  }, [open, isGone]);
  return { ...card, open: open && !isGone, page, sent, steps };
}

/**
 * Opens the form over the page for links to the page where one applies for the job; they lead there without it.
 * `answer`: what follows once it is sent.
 */
export function ApplyHost({ job, answer }: { job: JobAnswer; answer: string }) {
  const { opening, open, close, page, sent, steps } = useApplyCard(job);
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
              props={{ id: FORM, job, answer, today: londonNow(serverNow()).date, steps, onSent: sent }}
              fallback={<p className="text-ink-soft">Loading the form…</p>}
            />
          </CardBoundary>
        )}
      </div>
    </Dialog>
  );
}
