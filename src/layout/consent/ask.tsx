import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Answers } from './answers.tsx';
import styles from './ask.module.css';
import { type ConsentChoice, lastChoice } from './choice.ts';
import { wording } from './wording.ts';

function inWords({ performance, marketing }: ConsentChoice): string {
  const allowed = [performance && 'performance', marketing && 'targeting and marketing'].filter(Boolean);
  return `Last time you allowed ${allowed.length > 0 ? allowed.join(' and ') : 'nothing optional'}.`;
}

type AskProps = { heading: ReactNode; onDecide: (choice: ConsentChoice) => void; onManage: () => void };

/** The short question with its answers. Where there is little room its words scroll and the answers stay. */
export function Ask({ heading, onDecide, onManage }: AskProps) {
  const before = lastChoice(document.cookie);
  return (
    <div className={styles.question}>
      <div className={styles.words}>
        {heading}{' '}
        <p>
          {wording.lead} {before && `${inWords(before)} `}
          <Link to="/cookie-policy" prefetch="intent" viewTransition className="text-link font-bold">
            {wording.policy}
          </Link>
        </p>
      </div>
      <Answers onDecide={onDecide} between={{ label: wording.manage, onClick: onManage }} />
    </div>
  );
}
