import { Icon } from '../../ui/icon.tsx';

type StepRailProps = {
  step: number;
  titles: readonly string[];
  /** Back to a step already done; without it (no JavaScript) the rail only shows the way. */
  onGo?: (step: number) => void;
};

/** The three steps in a row, as a booking card numbers them. */
export function StepRail({ step, titles, onGo }: StepRailProps) {
  return (
    <nav aria-label="Steps" className="shrink-0 px-4 pt-7 sm:px-6">
      <ol className="step-rail">
        {titles.map((title, index) => {
          const number = index + 1;
          const done = number < step;
          const mark = done ? <Icon name="check" className="size-4" /> : number;
          const words = (
            <>
              <span className="step-number figures">{mark}</span>
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
