import { useJourneyStyle } from '../../settings/use-journey-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { stepNumberOf, stepTitlesOf } from '../parts/announcements.ts';
import { stepAddress } from './frame/chosen.tsx';
import type { Journey } from './frame/journey-props.ts';
import { StepLink } from './frame/step-link.tsx';
import styles from './step-rail.module.css';

/**
 * The numbered steps, those that are done as ways back: in a row, or in the vertical style one below the other where the
 * screen is wide.
 */
export function StepRail({ journey: { state, dispatch, page } }: { journey: Journey }) {
  const current = stepNumberOf(state);
  const skipped = state.step - current;
  return (
    <nav aria-label="Steps" className="shrink-0 px-4 pt-7 sm:px-6">
      <ol className={styles.steps} data-style={useJourneyStyle()}>
        {stepTitlesOf(state).map((title, index) => {
          const number = index + 1;
          const done = number < current;
          const mark = done ? <Icon name="check" className="size-4" /> : number;
          const words = (
            <>
              <span className={`${styles.number} figures`}>{mark}</span>
              <span>{title}</span>
            </>
          );
          return (
            <li key={title} aria-current={number === current ? 'step' : undefined} data-done={done || undefined}>
              {done && !page?.posted ? (
                <StepLink
                  page={page}
                  to={stepAddress(state, { step: String(number + skipped) })}
                  onGo={() => dispatch({ type: 'step set', step: number + skipped })}
                >
                  {words}
                </StepLink>
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
