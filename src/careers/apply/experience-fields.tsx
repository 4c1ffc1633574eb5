import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';
import { monthOptions } from '../../values/time/months.ts';
import { SHOW_POSITIONS } from '../contracts/application-fields.ts';
import { experienceField, type GivenExperience } from '../contracts/given-application.ts';
import { MAX_EXPERIENCE, yearsUntil } from '../rules/application-problems.ts';

/** A field's props, by name. */
export type FieldOf = (name: string) => { id: string; name: string; error?: string; defaultValue: string };

type PositionProps = {
  at: number;
  field: FieldOf;
  values: Record<string, string>;
  isRequired: boolean;
  today: string;
};

/** A position: employer, title, start and end; the current one has no end. */
function Position({ at, field, values, isRequired, today }: PositionProps) {
  const name = (part: keyof GivenExperience) => experienceField(at, part);
  const [isCurrent, setIsCurrent] = useState(name('isCurrentRole') in values);
  const currentTick = useRef<HTMLInputElement>(null);
  // It may have been ticked before scripts ran.
  useEffect(() => setIsCurrent(currentTick.current?.checked ?? false), []);
  const requirement = { required: isRequired, optional: !isRequired };
  const years = [
    { value: '', text: 'Year' },
    ...yearsUntil(today).map((year) => ({ value: `${year}`, text: `${year}` })),
  ];
  const { id, name: tick } = field(name('isCurrentRole'));
  return (
    <fieldset className="grid gap-6 border-line border-t-2 border-dashed pt-6">
      <legend className="float-left mb-2 font-display text-lead">
        {at === 0 ? 'Your most recent job' : `Job ${at + 1}`}
      </legend>
      <div className="clear-both grid items-start gap-6 sm:grid-cols-2">
        <TextField label="Employer" {...requirement} autoComplete="off" {...field(name('employer'))} />
        <TextField label="Job title" {...requirement} autoComplete="off" {...field(name('jobTitle'))} />
      </div>
      <Checkbox
        id={id}
        name={tick}
        ref={currentTick}
        defaultChecked={isCurrent}
        onChange={({ target }) => setIsCurrent(target.checked)}
      >
        I still work there.
      </Checkbox>
      <div className="grid items-start gap-x-6 gap-y-6 sm:grid-cols-2">
        <div className="grid grid-cols-2 items-start gap-3">
          <Select label="From month" required={isRequired} {...field(name('fromMonth'))} options={monthOptions} />
          <Select label="From year" required={isRequired} {...field(name('fromYear'))} options={years} />
        </div>
        {/* Disabled, so that an earlier choice stays but isn't submitted. */}
        <fieldset
          hidden={isCurrent}
          disabled={isCurrent}
          className="grid min-w-0 grid-cols-2 items-start gap-3 [&[hidden]]:hidden"
        >
          <Select label="To month" required={isRequired} {...field(name('toMonth'))} options={monthOptions} />
          <Select label="To year" required={isRequired} {...field(name('toYear'))} options={years} />
        </fieldset>
      </div>
    </fieldset>
  );
}

type ExperienceFieldsProps = Omit<PositionProps, 'at'> & { count: number; onCount: (count: number) => void };

/** Positions held. One more can be added, and the last removed, down to one. */
export function ExperienceFields({ count, onCount, ...position }: ExperienceFieldsProps) {
  const scriptsRun = useScriptsRun();
  /** With scripts the form changes in place; without, the page is rendered with that many. */
  const countButton = (number: number) =>
    scriptsRun
      ? ({ type: 'button', onClick: () => onCount(number) } as const)
      : ({
          type: 'submit',
          name: SHOW_POSITIONS,
          value: number,
          formAction: `#${position.field(experienceField(number - 1, 'employer')).id}`,
        } as const);
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the last is ever added or removed.
        <Position key={at} at={at} {...position} />
      ))}
      <p className="flex flex-wrap gap-3">
        {count < MAX_EXPERIENCE && (
          <Button {...countButton(count + 1)} variant="line" size="small">
            Add another job
          </Button>
        )}
        {count > 1 && (
          <Button {...countButton(count - 1)} variant="line" size="small">
            Remove job {count}
          </Button>
        )}
      </p>
    </>
  );
}
