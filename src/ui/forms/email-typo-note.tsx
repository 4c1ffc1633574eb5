import { Button } from '../button.tsx';

type EmailTypoNoteProps = {
  /** The address probably meant; null if there is nothing to suggest. */
  meant: string | null;
  onMend: (meant: string) => void;
};

/**
 * Suggests a corrected address, announced to screen readers, with a button to accept it. Goes below the e-mail field.
 */
export const EmailTypoNote = ({ meant, onMend }: EmailTypoNoteProps) => (
  <div role="status">
    {meant && (
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="wrap-anywhere">Did you mean {meant}?</span>
        <Button variant="line" size="small" onClick={() => onMend(meant)}>
          Yes, use that one
        </Button>
      </p>
    )}
  </div>
);
