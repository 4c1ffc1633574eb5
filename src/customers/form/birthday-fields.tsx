import { useState } from 'react';
import { fieldIdOf, type fieldIn } from '../../forms/form-frame.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useScriptsRun } from '../../ui/use-scripts-run.ts';
import { monthNames, monthOptions } from '../../values/time/months.ts';
import { birthdayDays } from '../rules/birthday.ts';

const PARTS = ['birthday.month', 'birthday.day', 'birthday.year'];
/** An error in one part of a birthday depends on the others. */
export const BIRTHDAY_HANGING = Object.fromEntries(PARTS.map((part) => [part, PARTS]));

const daysTo = (last: number) => [
  { value: '', text: 'Day' },
  ...Array.from({ length: last }, (_, at) => ({ value: String(at + 1), text: String(at + 1) })),
];

type BirthdayFieldsProps = { id: string; field: ReturnType<typeof fieldIn>; hint: string };

/**
 * Month, day and year of a birthday. The day waits for the month (without scripts it is always enabled); if the month
 * or year doesn't have it, it is cleared with a message.
 */
export function BirthdayFields({ id, field, hint }: BirthdayFieldsProps) {
  const scriptsRun = useScriptsRun();
  const [monthField, dayField, yearField] = [field('birthday.month'), field('birthday.day'), field('birthday.year')];
  const [month, setMonth] = useState(monthField.defaultValue);
  const [day, setDay] = useState(dayField.defaultValue);
  const [year, setYear] = useState(yearField.defaultValue);
  const [clearedDay, setGone] = useState('');
  const daysOf = (ofMonth: string, ofYear: string) =>
    birthdayDays(Number(ofMonth) || null, /^\d{4}$/.test(ofYear) ? Number(ofYear) : null);
  const days = daysOf(month, year);

  function keepDay(ofMonth: string, ofYear: string) {
    const last = daysOf(ofMonth, ofYear);
    const stays = Number(day) <= last;
    const thatYear = last < daysOf(ofMonth, '') ? ' that year' : '';
    setGone(stays ? '' : `${monthNames[Number(ofMonth) - 1]} has ${last} days${thatYear}. Choose the day again.`);
    if (!stays || ofMonth === '') setDay('');
  }

  return (
    <fieldset>
      <legend className="mb-2 flex w-full items-baseline justify-between gap-2 font-semibold">
        Birthday <span className="text-sm font-normal text-ink-soft">optional</span>
      </legend>
      <p className="-mt-1 mb-3 text-sm text-ink-soft">{hint}</p>
      <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Select
          {...monthField}
          label="Month"
          defaultValue={undefined}
          value={month}
          options={monthOptions}
          autoComplete="bday-month"
          onChange={({ target }) => {
            setMonth(target.value);
            keepDay(target.value, year);
          }}
        />
        <Select
          {...dayField}
          label="Day"
          defaultValue={undefined}
          value={day}
          options={daysTo(scriptsRun ? days : birthdayDays(null, null))}
          autoComplete="bday-day"
          disabled={scriptsRun && month === ''}
          onChange={({ target }) => {
            setDay(target.value);
            setGone('');
          }}
        />
        <TextField
          {...yearField}
          label="Year"
          optional
          defaultValue={undefined}
          value={year}
          inputMode="numeric"
          maxLength={4}
          autoComplete="bday-year"
          onChange={({ target }) => {
            setYear(target.value);
            keepDay(month, target.value);
          }}
        />
      </div>
      <p id={fieldIdOf(id, 'birthday-note')} role="status" className="mt-2 text-sm font-semibold empty:hidden">
        {clearedDay}
      </p>
    </fieldset>
  );
}
