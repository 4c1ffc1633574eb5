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

/** Props of a field by its name. */
export type FieldOf = (name: string) => { id: string; name: string; error?: string; defaultValue: string };

type PositionProps = {
  at: number;
  field: FieldOf;
  typed: Record<string, string>;
  isRequired: boolean;
  today: string;
};

/** One position: where, as what, and from when until when; the current one has no end. */
function Position({ at, field, typed, isRequired, today }: PositionProps) {
  const name = (one: keyof GivenExperience) => experienceField(at, one);
  const [isCurrent, setIsCurrent] = useState(name('isCurrentRole') in typed);
  const currentTick = useRef<HTMLInputElement>(null);
  // It may have been ticked before the scripts ran.
  useEffect(() => setIsCurrent(currentTick.current?.checked ?? false), []);
  const asked = { required: isRequired, optional: !isRequired };
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
        <TextField label="Employer" {...asked} autoComplete="off" {...field(name('employer'))} />
        <TextField label="Job title" {...asked} autoComplete="off" {...field(name('jobTitle'))} />
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
        {/* Disabled, so that what was chosen before the tick stays there and is not sent. */}
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

/** The positions somebody had. One more can be added; only the last can be removed, and one stays. */
export function ExperienceFields({ count, onCount, ...position }: ExperienceFieldsProps) {
  const scriptsRun = useScriptsRun();
  /** With scripts it changes the form in place; without, the page comes back with so many. */
  const showing = (wanted: number) =>
    scriptsRun
      ? ({ type: 'button', onClick: () => onCount(wanted) } as const)
      : ({
          type: 'submit',
          name: SHOW_POSITIONS,
          value: wanted,
          formAction: `#${position.field(experienceField(wanted - 1, 'employer')).id}`,
        } as const);
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the last is ever added or removed.
        <Position key={at} at={at} {...position} />
      ))}
      <p className="flex flex-wrap gap-3">
        {count < MAX_EXPERIENCE && (
          <Button {...showing(count + 1)} variant="line" size="small">
            Add another job
          </Button>
        )}
        {count > 1 && (
          <Button {...showing(count - 1)} variant="line" size="small">
            Remove job {count}
          </Button>
        )}
      </p>
    </>
  );
}
