import type { ReactNode } from 'react';
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

function StepFooter({ notice, onBack, continueText, disabled, busy }: StepFrameProps) {
  return (
    <div className={styles.footer}>
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
