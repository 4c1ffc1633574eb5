import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { type Hidden, HiddenFields } from './chosen.tsx';
import type { Journey } from './journey-props.ts';
import { StepHeading } from './step-heading.tsx';
import { StepLink } from './step-link.tsx';
import styles from './steps.module.css';

type StepFrameProps = Pick<Journey, 'page'> & {
  title: string;
  onContinue: () => void;
  continueText: string;
  disabled?: boolean;
  busy?: boolean;
  back?: { to: string; onGo: () => void };
  /** Above the heading; sticky if the screen is tall enough. */
  banner?: ReactNode;
  /** The step's errors: above the card's buttons, at the top of a page. */
  notice?: ReactNode;
  /** Whether the buttons stay in view on a wide card too: for a step with nothing to fill in. */
  footStays?: boolean;
  /** For a page's form; `continueValue` is that of its main button. */
  method?: 'get' | 'post';
  hidden?: Hidden;
  continueValue?: { name: string; value: string };
  children: ReactNode;
};

/** A step's scrolling content, with the buttons for next and back. */
export function StepFrame(props: StepFrameProps) {
  const { page, method = 'get', hidden = {} } = props;
  return (
    <form
      noValidate
      method={method}
      className={styles.step}
      data-foot-stays={props.footStays ? '' : undefined}
      onSubmit={(event) => {
        if (page) return;
        event.preventDefault();
        if (!props.disabled && !props.busy) props.onContinue();
      }}
    >
      <HiddenFields page={page} values={hidden} />
      <div className={styles.scroll}>
        {props.banner}
        <StepHeading page={page}>{props.title}</StepHeading>
        {page && props.notice}
        {props.children}
      </div>
      <StepFooter {...props} />
    </form>
  );
}

/**
 * If the whole step scrolls, brings an error into view when it appears, and again when it answers a press. Not when the
 * step starts: its heading is read first.
 */
function useErrorInView(foot: RefObject<HTMLElement | null>, busy: boolean): void {
  const before = useRef({ busy, shown: true });
  useEffect(() => {
    const isShown = foot.current?.querySelector(`.${styles.notice}:not(:empty)`) !== null;
    const isAnswer = before.current.busy && !busy;
    if (isShown && (isAnswer || !before.current.shown)) foot.current?.scrollIntoView({ block: 'nearest' });
    before.current = { busy, shown: isShown };
  });
}

function StepFooter(props: StepFrameProps) {
  const { page, notice, back, continueText, disabled, busy = false, continueValue } = props;
  const foot = useRef<HTMLDivElement>(null);
  useErrorInView(foot, busy);
  return (
    <div className={styles.footer} ref={foot}>
      <div className={styles.notice}>{!page && notice}</div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        {back && (
          <StepLink page={page} {...back} className={buttonClass({ variant: 'quiet' })}>
            Back
          </StepLink>
        )}
        <Button
          type="submit"
          size="large"
          disabled={disabled}
          aria-busy={busy}
          {...(page && continueValue)}
          className="low-card:min-h-11! ml-auto grow basis-40 max-sm:px-4! sm:grow-0 sm:basis-auto"
        >
          {continueText}
        </Button>
      </div>
    </div>
  );
}
