import { useJourneyStyle } from '../../settings/use-journey-style.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './step-rail.module.css';

type StepRailProps = {
  step: number;
  titles: readonly string[];
  /** Goes back to a step already done; without it (no JavaScript) the steps are no buttons. */
  onGo?: (step: number) => void;
};

/** The three numbered steps: in a row, or in the vertical style one below the other where the screen is wide. */
export function StepRail({ step, titles, onGo }: StepRailProps) {
  return (
    <nav aria-label="Steps" className="shrink-0 px-4 pt-7 sm:px-6">
      <ol className={styles.steps} data-style={useJourneyStyle()}>
        {titles.map((title, index) => {
          const number = index + 1;
          const done = number < step;
          const mark = done ? <Icon name="check" className="size-4" /> : number;
          const words = (
            <>
              <span className={`${styles.number} figures`}>{mark}</span>
              <span>{title}</span>
            </>
          );
          return (
            <li key={title} aria-current={number === step ? 'step' : undefined} data-done={done || undefined}>
              {done && onGo ? (
                <button type="button" onClick={() => onGo(number)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
