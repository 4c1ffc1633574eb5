import { useJourneyStyle } from '../../settings/use-journey-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { stepAddress } from './frame/chosen.tsx';
import type { Journey } from './frame/journey-props.ts';
import { StepLink } from './frame/step-link.tsx';
import styles from './step-rail.module.css';
import { stepNumberOf, stepTitlesOf } from './step-titles.ts';

/**
 * The numbered steps, with links back to those that are done: in a row or, in the vertical style on a wide screen,
 * stacked.
 */
export function StepRail({ journey: { state, dispatch, page } }: { journey: Journey }) {
  const current = stepNumberOf(state);
  const skipped = state.step - current;
  return (
    <nav aria-label="Steps" className="shrink-0 px-4 pt-7 sm:px-6">
      <ol className={styles.steps} data-style={useJourneyStyle()}>
        {stepTitlesOf(state).map((title, index) => {
          const number = index + 1;
          const isDone = number < current;
          const mark = isDone ? <Icon name="check" className="size-4" /> : number;
          const words = (
            <>
              <span className={`${styles.number} figures`}>{mark}</span>
              <span>{title}</span>
            </>
          );
          return (
            <li key={title} aria-current={number === current ? 'step' : undefined} data-done={isDone || undefined}>
              {isDone && !page?.posted ? (
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
