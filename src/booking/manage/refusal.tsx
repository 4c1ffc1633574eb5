import { JourneyNotice } from '../journey/journey-notice.tsx';

/** Why something could not be done, said at once, with the number to ring. */
export function Refusal({ words, phone }: { words: string | null; phone: string }) {
  return <div role="alert">{words && <JourneyNotice phone={phone}>{words}</JourneyNotice>}</div>;
}
