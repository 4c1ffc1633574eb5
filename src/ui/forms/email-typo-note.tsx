import { Button } from '../button.tsx';

type EmailTypoNoteProps = {
  /** The address that was probably meant; null when there is nothing to ask. */
  meant: string | null;
  onMend: (meant: string) => void;
};

/** Asks whether another address was meant, also by screen reader; a button takes it. Stands below the e-mail field. */
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
