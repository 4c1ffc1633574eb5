import { useId } from 'react';
import { formatTime } from '../../../values/time/wall-time.ts';
import type { Slot } from '../../contracts/booking.ts';
import { enquiryValue } from '../../parts/times/enquiry-time.ts';
import { groupSlots, hourRowsOf } from '../../parts/times/slot-groups.ts';
import styles from './time-buttons.module.css';
import { useRovingTabIndex } from './use-roving-tab-index.ts';

type TimeButtonProps = {
  slot: Slot;
  chosen: boolean;
  /** Without it the button submits its plain form, as 'time'. */
  onPick?: (slot: Slot) => void;
  /** -1 if it's reached by the arrow keys, not by Tab. */
  tabIndex?: number;
};

/** Pressing a free time leads on, pressing a full one enquires about it. */
export function TimeButton({ slot, chosen, onPick, tabIndex }: TimeButtonProps) {
  const { time, canEnquire } = slot;
  return (
    <button
      type={onPick ? 'button' : 'submit'}
      name="time"
      value={canEnquire ? enquiryValue(time) : time}
      tabIndex={tabIndex}
      aria-current={chosen || undefined}
      className={`${styles.time} ${canEnquire ? styles.full : ''}`}
      onClick={onPick && (() => onPick(slot))}
    >
      {canEnquire ? <s>{formatTime(time)}</s> : formatTime(time)}
      {canEnquire && <span className="sr-only"> (full, but you can ask)</span>}
    </button>
  );
}

function Times({ slots, value, onPick, stop }: TimeButtonsProps & { stop?: string }) {
  const cells = hourRowsOf(slots);
  return (
    <ul className="time-grid" data-quarters={cells ? '' : undefined}>
      {(cells ?? slots).map((slot, at) =>
        slot ? (
          <li key={slot.time}>
            <TimeButton
              slot={slot}
              chosen={slot.time === value}
              onPick={onPick}
              tabIndex={stop === undefined || stop === slot.time ? undefined : -1}
            />
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has only its position
          <li key={at} aria-hidden="true" />
        ),
      )}
    </ul>
  );
}

type TimeButtonsProps = Pick<TimeButtonProps, 'onPick'> & { slots: readonly Slot[]; value: string | null };

type MealProps = TimeButtonsProps & { name: string };

/** Without scripts every time is a tab stop. */
function PlainMeal({ name, ...times }: MealProps) {
  return (
    <section aria-label={name} className="@container">
      <p aria-hidden="true" className="mb-2 font-display text-dish text-tomato">
        {name}
      </p>
      <Times {...times} />
    </section>
  );
}

/** Tab moves between meals, the arrow keys between times. */
function Meal({ name, ...times }: MealProps) {
  const id = useId();
  const { stop, ...group } = useRovingTabIndex(
    times.slots.map(({ time }) => time),
    times.value,
  );
  return (
    <div role="toolbar" aria-labelledby={id} className="@container" {...group}>
      <p id={id} className="mb-2 font-display text-dish text-tomato">
        {name}
      </p>
      <Times {...times} stop={stop} />
    </div>
  );
}

/** The day's times by meal; if all are on quarter hours, each hour is a row. */
export function TimeButtons({ slots, value, onPick }: TimeButtonsProps) {
  const OneMeal = onPick ? Meal : PlainMeal;
  return (
    <div className="grid gap-4">
      {groupSlots(slots).map((group) => (
        <OneMeal key={group.name} name={group.name} slots={group.slots} value={value} onPick={onPick} />
      ))}
      {slots.some(({ canEnquire }) => canEnquire) && (
        <p className="text-sm text-ink-soft">Crossed out means full, but you can still ask.</p>
      )}
    </div>
  );
}
