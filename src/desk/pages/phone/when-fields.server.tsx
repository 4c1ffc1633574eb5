import { MAX_TABLE_BOOKING_COVERS } from '../../../booking/contracts/constants.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { Submit } from '../../frame/forms.server.tsx';
import { rulesText } from '../../rules/may-break.ts';
import { BreakReason } from '../party/break-reason.server.tsx';
import type { ShownTimes } from './shown-times.server.ts';

/** How many, and which day. */
export function WhenFields({ when, today }: { when: ShownTimes; today: string }) {
  const { date, covers, problem } = when;
  return (
    <div data-asks="" className="flex flex-wrap items-end gap-4">
      <TextField
        id="adults"
        name="adults"
        label="How many?"
        type="number"
        min={1}
        max={MAX_TABLE_BOOKING_COVERS}
        inputMode="numeric"
        className="w-28"
        error={problem}
        defaultValue={covers}
      />
      <TextField id="date" name="date" label="Day" type="date" min={today} defaultValue={date} />
      <Button type="submit" name="act" value="times" variant="line" formNoValidate>
        Show times
      </Button>
    </div>
  );
}

type TimeFieldsProps = { when: ShownTimes; given: Record<string, string>; problems: Record<string, string> };

/** The occasion, if there's a choice, and the times; those that break a rule are folded, with the reason they need. */
export function TimeFields({ when, given, problems }: TimeFieldsProps) {
  const { date, covers, occasions, occasion, shown, free, others, note, opens } = when;
  return (
    <>
      <input type="hidden" name="shown" value={shown} />
      {occasions.length > 1 && (
        <div data-asks="">
          <Select
            id="occasion"
            name="occasion"
            label="Occasion"
            defaultValue={occasion?.id}
            options={occasions.map(({ id, name }) => ({ value: id, text: name }))}
          />
        </div>
      )}
      <ChoiceGroup
        id="at"
        name="at"
        legend={`${formatDay(date)}, for ${covers}`}
        shape="time"
        value={given.at ?? ''}
        choices={free.map((time) => ({ value: time, text: formatTime(time) }))}
        error={problems.at}
      />
      {note && <p>{note}</p>}
      {opens && (
        <Submit name="opens" value={opens} variant="line" formNoValidate>
          Times on {formatDay(opens)}
        </Submit>
      )}
      {others.length > 0 && (
        <details open={given.at?.includes(' ')}>
          <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            Other times
          </summary>
          <ChoiceGroup
            name="at"
            legend="Times guests can’t book online"
            shape="stack"
            value={given.at ?? ''}
            choices={others.map(({ time, rules }) => ({
              value: `${time} ${rules.join('+')}`,
              text: `${formatTime(time)}: ${rulesText(rules)}`,
            }))}
          />
          <div className="mt-4">
            <BreakReason rules={[]} value={given.reason} error={problems.reason} />
          </div>
        </details>
      )}
    </>
  );
}
