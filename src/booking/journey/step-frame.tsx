import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from './step-heading.tsx';

type StepFrameProps = {
  title: string;
  onContinue: () => void;
  continueText: string;
  disabled?: boolean;
  busy?: boolean;
  onBack?: () => void;
  /** What stays in sight above what scrolls. */
  banner?: ReactNode;
  /** Where the step's own errors are said, above its buttons. */
  notice?: ReactNode;
  children: ReactNode;
};

/** One step of the modal: what is asked, scrolling when it must, and the way on and back always in sight. */
export function StepFrame(props: StepFrameProps) {
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.disabled && !props.busy) props.onContinue();
      }}
    >
      {props.banner}
      <div className="booking-scroll">
        <StepHeading>{props.title}</StepHeading>
        {props.children}
      </div>
      <StepFooter {...props} />
    </form>
  );
}

function StepFooter({ notice, onBack, continueText, disabled, busy }: StepFrameProps) {
  return (
    <div className="booking-footer">
      {notice}
      <div className="flex items-center justify-between gap-4">
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        )}
        <Button type="submit" size="large" disabled={disabled} aria-busy={busy} className="ml-auto grow sm:grow-0">
          {continueText}
        </Button>
      </div>
    </div>
  );
}
