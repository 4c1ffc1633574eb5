import { formatTime } from '../../restaurants/wall-time.ts';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import type { Slot } from '../contract.ts';
import { groupSlots } from './slot-groups.ts';

type SlotPickerProps = {
  slots: readonly Slot[];
  value: string | null;
  /** Without it the radio buttons are a plain form's, named 'time'. */
  onChange?: (slot: Slot) => void;
};

/** The times of the day by meal: one group of radio buttons. A full time is shown, and cannot be chosen. */
export function SlotPicker({ slots, value, onChange }: SlotPickerProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">What time?</legend>
      <div className="grid gap-4">
        {groupSlots(slots).map((group) => (
          <ChoiceGroup
            key={group.name}
            name="time"
            legend={<span className="font-display text-dish text-tomato">{group.name}</span>}
            shape="time"
            value={value ?? ''}
            choices={group.slots.map(({ time, canEnquire }) => ({
              value: time,
              text: formatTime(time),
              disabled: canEnquire,
            }))}
            onChange={
              onChange &&
              ((time) => {
                const slot = slots.find((one) => one.time === time);
                if (slot) onChange(slot);
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
