import { JourneyNotice } from './journey-notice.tsx';

/** Why something could not be done, announced at once, with the number to ring; a page without scripts begins at it. */
export function RefusalAlert({ words, phone }: { words: string | null; phone: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and this is what it answers
    <div role="alert" tabIndex={-1} autoFocus={words !== null} className="outline-none">
      {words && <JourneyNotice phone={phone}>{words}</JourneyNotice>}
    </div>
  );
}
