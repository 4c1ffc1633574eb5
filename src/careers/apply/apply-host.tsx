import { Component, type ReactNode, useEffect, useState } from 'react';

import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LazyComponent, RenderLazy } from '../../ui/lazy-component.tsx';
import { isPlainClick } from '../../ui/plain-click.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { JobAnswer } from '../contracts/job.ts';
import { applyPath } from '../rules/job-query.ts';
import { dropOldDrafts } from './draft.ts';

const TITLE = 'apply-title';
const FORM = 'apply-form';

const lazyForm = new LazyComponent(async () => (await import('./application-form.tsx')).ApplicationForm);

type ApplyHostProps = { job: JobAnswer };

/** When the form's code cannot be loaded, says so and links to the plain page. */
class FormBoundary extends Component<{ page: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p>
        We could not open the form.{' '}
        <a className="text-link" href={this.props.page}>
          Apply on a plain page instead
        </a>
        .
      </p>
    );
  }
}

/** Whether a click follows a link to this page in this tab. */
function isTo(page: string, event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || link.target || link.origin !== window.location.origin) return null;
  return link.pathname === page ? link : null;
}

/** Opens the form over the page for links to the page where one applies for the job; they lead there without it. */
export function ApplyHost({ job }: ApplyHostProps) {
  const page = applyPath(job.job_id);
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    dropOldDrafts(() => localStorage, Date.now());
    const claim = (event: MouseEvent) => {
      const link = isTo(page, event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // Safari does not focus a clicked link, and on closing the focus returns to what had it.
      link.focus({ preventScroll: true });
      setWasOpen(true);
      setOpen(true);
    };
    window.addEventListener('click', claim, { capture: true });
    return () => window.removeEventListener('click', claim, { capture: true });
  }, [page]);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} labelledBy={TITLE}>
      <div className="on-dark flex flex-none items-center justify-between gap-2 bg-tomato px-4 py-1 sm:px-6 sm:py-2">
        <h2 id={TITLE} tabIndex={-1} data-initial-focus className="text-dish outline-none">
          Apply: {job.name}
        </h2>
        <button
          type="button"
          onClick={close}
          className="-mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-tomato-deep"
        >
          <Icon name="close" label="Close" />
        </button>
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-6 sm:px-8">
        {wasOpen && (
          <FormBoundary page={page}>
            <RenderLazy
              code={lazyForm}
              props={{ id: FORM, job, thisYear: Number(londonNow(Date.now()).date.slice(0, 4)) }}
              fallback={<p className="text-ink-soft">Loading the form…</p>}
            />
          </FormBoundary>
        )}
      </div>
    </Dialog>
  );
}
