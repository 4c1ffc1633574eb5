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
  children: ReactNode;
};

/** One step of the modal: scrolling content, with the buttons for next and back always visible. */
export function StepFrame(props: StepFrameProps) {
  return (
    <form
      noValidate
      className={styles.step}
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

/** Where all of the step scrolls, an error that answers a press comes into view with the button that was pressed. */
function useErrorInView(foot: RefObject<HTMLElement | null>, { notice, busy = false }: StepFrameProps): void {
  const wasBusy = useRef(busy);
  const isAnswer = wasBusy.current && !busy && Boolean(notice);
  useEffect(() => {
    wasBusy.current = busy;
    if (isAnswer) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [foot, busy, isAnswer]);
}

function StepFooter(props: StepFrameProps) {
  const { notice, onBack, continueText, disabled, busy } = props;
  const foot = useRef<HTMLDivElement>(null);
  useErrorInView(foot, props);
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
