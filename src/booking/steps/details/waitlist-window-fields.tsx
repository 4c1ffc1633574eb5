import { TimeField } from '../../../ui/forms/time-field.tsx';
import type { TimeWindow } from '../../../values/time/time-window.ts';
import type { WaitlistWindow } from '../../flow/waitlist/waitlist-window.ts';
import { timeText } from '../../rules/booking-text.ts';

type WaitlistWindowFieldsProps = WaitlistWindow & {
  /** The date of service, 'YYYY-MM-DD'. */
  date: string;
  /** Without it the fields belong to a plain form. */
  onChange?: (window: TimeWindow) => void;
};

const ends = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;

/** First and last time that would do; nothing if no other time is full. */
export function WaitlistWindowFields({ window, choices, date, onChange }: WaitlistWindowFieldsProps) {
  if (choices.from.length + choices.to.length <= 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">What times would work?</legend>
      <div className="grid grid-cols-2 gap-4">
        {ends.map(({ name, label }) => (
          <TimeField
            key={name}
            id={`waitlist-${name}`}
            name={name}
            label={label}
            times={choices[name]}
            wanted={window[name]}
            textOf={(time) => timeText({ date, time })}
            onChange={onChange && ((event) => onChange({ ...window, [name]: event.target.value }))}
          />
        ))}
      </div>
    </fieldset>
  );
}
