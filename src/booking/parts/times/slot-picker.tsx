import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { formatTime } from '../../../values/time/wall-time.ts';
import type { Slot } from '../../contracts/booking.ts';
import { enquiryValue } from './enquiry-time.ts';
import { groupSlots, hourRowsOf } from './slot-groups.ts';
import styles from './slot-picker.module.css';

type SlotPickerProps = {
  slots: readonly Slot[];
  value: string | null;
  /** Without it the radio buttons belong to a plain form, as 'time'. */
  onChange?: (slot: Slot) => void;
  legend?: string;
};

function FullTime({ time }: { time: string }) {
  return (
    <span className={styles.full}>
      <s>{formatTime(time)}</s>
      <span className="sr-only">(full, but you can ask)</span>
    </span>
  );
}

/** The day's times by meal, as one group of radio buttons. A full time is struck through; choosing it is an enquiry. */
export function SlotPicker({ slots, value, onChange, legend = 'What time?' }: SlotPickerProps) {
  const chosen = slots.find(({ time }) => time === value);
  const chosenValue = chosen?.canEnquire && !onChange ? enquiryValue(chosen.time) : value;
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className={`${styles.slots} grid gap-4`}>
        {groupSlots(slots).map((group) => {
          const cells = hourRowsOf(group.slots);
          return (
            <ChoiceGroup
              key={group.name}
              name="time"
              legend={<span className="font-display text-dish text-tomato">{group.name}</span>}
              shape={cells ? 'quarters' : 'time'}
              value={chosenValue ?? ''}
              choices={(cells ?? group.slots).map(
                (slot) =>
                  slot && {
                    value: onChange || !slot.canEnquire ? slot.time : enquiryValue(slot.time),
                    text: slot.canEnquire ? <FullTime time={slot.time} /> : formatTime(slot.time),
                  },
              )}
              onChange={
                onChange &&
                ((time) => {
                  const slot = slots.find((candidate) => candidate.time === time);
                  if (slot) onChange(slot);
                })
              }
            />
          );
        })}
      </div>
      {slots.some(({ canEnquire }) => canEnquire) && (
        <p className="mt-3 text-sm text-ink-soft">Crossed out means full, but you can still ask.</p>
      )}
    </fieldset>
  );
}
