import { JourneyNotice } from './journey-notice.tsx';

/** An error announced at once, with the number to ring; a page without scripts opens at it. */
export function RefusalAlert({ words, phone }: { words: string | null; phone: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the response to a form, and this is its message
    <div role="alert" tabIndex={-1} autoFocus={words !== null} className="outline-none">
      {words && <JourneyNotice phone={phone}>{words}</JourneyNotice>}
    </div>
  );
}
