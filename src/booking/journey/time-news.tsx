import type { JourneyState } from './journey-state.ts';
import { newsInWords } from './journey-words.ts';

export function TimeNewsNotice({ state }: { state: JourneyState }) {
  const words = newsInWords(state);
  return words && <p className="mb-6 border-l-4 border-butter bg-butter-tint px-4 py-3 font-semibold">{words}</p>;
}
