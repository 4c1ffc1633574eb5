import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './modal-layout.module.css';
import { StepHeading } from './step-heading.tsx';

type StepFrameProps = {
  title: string;
  onContinue: () => void;
  continueText: string;
  disabled?: boolean;
  busy?: boolean;
  onBack?: () => void;
  /** Above the heading; stays in view where the screen is tall enough. */
  banner?: ReactNode;
  /** The step's own errors, above its buttons. */
  notice?: ReactNode;
  /** Whether the buttons stay in view on a wide card as well: for a step with nothing to fill in. */
  footStays?: boolean;
  children: ReactNode;
};

/** One step of the modal: scrolling content, with the buttons for next and back. */
export function StepFrame(props: StepFrameProps) {
  return (
    <form
      noValidate
      className={styles.step}
      data-foot-stays={props.footStays ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.disabled && !props.busy) props.onContinue();
      }}
    >
      <div className={styles.scroll}>
        {props.banner}
        <StepHeading>{props.title}</StepHeading>
        {props.children}
      </div>
      <StepFooter {...props} />
    </form>
  );
}

/**
 * Where all of the step scrolls, an error comes into view as it appears, and one that answers a press does so again.
 * Not as the step begins: then its heading is read first.
 */
function useErrorInView(foot: RefObject<HTMLElement | null>, busy: boolean): void {
  const before = useRef({ busy, shown: true });
  useEffect(() => {
    const shown = foot.current?.querySelector(`.${styles.notice}:not(:empty)`) !== null;
    const isAnswer = before.current.busy && !busy;
    if (shown && (isAnswer || !before.current.shown)) foot.current?.scrollIntoView({ block: 'nearest' });
    before.current = { busy, shown };
  });
}

function StepFooter(props: StepFrameProps) {
  const { notice, onBack, continueText, disabled, busy = false } = props;
  const foot = useRef<HTMLDivElement>(null);
  useErrorInView(foot, busy);
  return (
    <div className={styles.footer} ref={foot}>
      <div className={styles.notice}>{notice}</div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          disabled={disabled}
          aria-busy={busy}
          className="low-card:min-h-11! ml-auto grow basis-40 max-sm:px-4! sm:grow-0 sm:basis-auto"
        >
          {continueText}
        </Button>
      </div>
    </div>
  );
}
