import { Link } from 'react-router';
import { Answers } from './answers.tsx';
import { type Choice, lastChoice } from './choice.ts';
import { wording } from './wording.ts';

function inWords({ performance, marketing }: Choice): string {
  const allowed = [performance && 'performance', marketing && 'targeting and marketing'].filter(Boolean);
  return `Last time you allowed ${allowed.length > 0 ? allowed.join(' and ') : 'nothing optional'}.`;
}

/** The question in short. */
export function Ask({ onDecide, onManage }: { onDecide: (choice: Choice) => void; onManage: () => void }) {
  const before = lastChoice(document.cookie);
  return (
    <>
      <p className="max-w-text">
        {wording.lead}{' '}
        <Link to="/cookie-policy" prefetch="intent" viewTransition className="text-link font-bold">
          {wording.policy}
        </Link>
        {before && <span className="block text-ink-soft text-sm">{inWords(before)}</span>}
      </p>
      <Answers onDecide={onDecide} between={{ label: wording.manage, onClick: onManage }} />
    </>
  );
}
