import { formatTime } from '../../../values/time/wall-time.ts';
import type { Slot } from '../../contracts/booking.ts';
import { askedTime } from './asked-time.ts';
import { groupSlots, quartersOf } from './slot-groups.ts';
import styles from './time-buttons.module.css';

type TimeButtonProps = {
  slot: Slot;
  /** Whether it is the one chosen so far. */
  chosen: boolean;
  /** Without it the button sends the plain form it stands in, as `time`. */
  onPick?: (slot: Slot) => void;
};

/** One time: pressing a free one leads on with it, a full one asks for it. */
export function TimeButton({ slot, chosen, onPick }: TimeButtonProps) {
  const { time, canEnquire } = slot;
  return (
    <button
      type={onPick ? 'button' : 'submit'}
      name="time"
      value={canEnquire ? askedTime(time) : time}
      aria-current={chosen || undefined}
      className={`${styles.time} ${canEnquire ? styles.full : ''}`}
      onClick={onPick && (() => onPick(slot))}
    >
      {canEnquire ? <s>{formatTime(time)}</s> : formatTime(time)}
      {canEnquire && <span className="sr-only"> (full, you may ask for it)</span>}
    </button>
  );
}

function Times({ slots, value, onPick }: TimeButtonsProps) {
  const cells = quartersOf(slots);
  return (
    <ul className={styles.times} data-quarters={cells ? '' : undefined}>
      {(cells ?? slots).map((slot, at) =>
        slot ? (
          <li key={slot.time}>
            <TimeButton slot={slot} chosen={slot.time === value} onPick={onPick} />
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
          <li key={at} aria-hidden="true" className={styles.gap} />
        ),
      )}
    </ul>
  );
}

type TimeButtonsProps = Pick<TimeButtonProps, 'onPick'> & { slots: readonly Slot[]; value: string | null };

/** The times of the day by meal, each a button; where all are quarters of an hour, each hour is a row. */
export function TimeButtons({ slots, value, onPick }: TimeButtonsProps) {
  return (
    <div className="grid gap-4">
      {groupSlots(slots).map((group) => (
        <section key={group.name} aria-label={group.name} className={styles.meal}>
          <p aria-hidden="true" className="mb-2 font-display text-dish text-tomato">
            {group.name}
          </p>
          <Times slots={group.slots} value={value} onPick={onPick} />
        </section>
      ))}
      {slots.some(({ canEnquire }) => canEnquire) && (
        <p className="text-sm text-ink-soft">Struck through means full. You may still ask for it.</p>
      )}
    </div>
  );
}
