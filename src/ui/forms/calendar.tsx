import { getWeeksInMonth, parseDate } from '@internationalized/date';
import { memo, useDeferredValue, useEffect } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Calendar as Month,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '../icon.tsx';
import styles from './calendar.module.css';
import { keepPressableStyleOut } from './pressable-style.ts';

keepPressableStyleOut();

type CalendarProps = {
  label: string;
  /** Dates as 'YYYY-MM-DD'. */
  value: string | null;
  least: string;
  most: string;
  /** Dates inside the bounds that cannot be chosen. */
  isUnavailable?: (date: string) => boolean;
  onChange: (date: string) => void;
};

const arrow =
  'grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-butter-tint data-disabled:text-line data-focus-visible:outline-3';

const LOCALE = 'en-GB';
/** Heights of the month's name with those of the days, and of a week. */
const [ABOVE_REM, WEEK_REM] = [4.75, 2.625];

/** Once it was drawn it takes little to draw again. */
let wasDrawn = false;

/** Leaves room for the month, which a slow phone takes long to draw: what stands around it is there before. */
function DrawnLater(props: CalendarProps) {
  const draws = useDeferredValue(true, wasDrawn);
  useEffect(() => {
    wasDrawn ||= draws;
  }, [draws]);
  if (draws) return <DrawnMonth {...props} />;
  const weeks = getWeeksInMonth(parseDate(props.value ?? props.least), LOCALE, 'mon');
  return <div style={{ minHeight: `${ABOVE_REM + weeks * WEEK_REM}rem` }} />;
}

/**
 * A month to choose a date from: arrow keys move by day and week, Page Up and Down by month. Weeks begin on Monday. Its
 * functions are to stay the same while nothing changes, or every change around it draws forty days anew.
 */
export const Calendar = memo(DrawnLater);

function DrawnMonth({ label, value, least, most, isUnavailable, onChange }: CalendarProps) {
  return (
    <I18nProvider locale={LOCALE}>
      <Month
        aria-label={label}
        value={value ? parseDate(value) : null}
        minValue={parseDate(least)}
        maxValue={parseDate(most)}
        firstDayOfWeek="mon"
        isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
        onChange={(date) => onChange(date.toString())}
        className="w-full max-w-100"
      >
        <div className="flex items-center justify-between">
          <Button slot="previous" className={arrow}>
            <Icon name="chevron-left" className="size-5" />
          </Button>
          <CalendarHeading aria-live="polite" className="text-center text-dish" />
          <Button slot="next" className={arrow}>
            <Icon name="chevron-right" className="size-5" />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short" className="w-full table-fixed border-collapse">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="h-8 text-sm font-normal text-ink-soft">
                {day.slice(0, 2)}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
        </CalendarGrid>
      </Month>
    </I18nProvider>
  );
}
