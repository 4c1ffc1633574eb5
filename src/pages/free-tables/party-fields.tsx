import { useId } from 'react';
import { MAX_TABLE_BOOKING_COVERS } from '../../booking/contracts/constants.ts';
import { peopleUnit, SEARCH_LABELS } from '../../booking/rules/booking-text.ts';
import placeBox from '../../restaurants/search/place-box.module.css';
import { TimeSelect } from '../../ui/forms/time-select.tsx';
import { useUrlField } from '../../ui/forms/use-url-field.ts';
import { LAST_DATE } from '../../values/time/wall-time.ts';
import type { Party } from './party-choice.ts';

const SIZES = Array.from({ length: MAX_TABLE_BOOKING_COVERS }, (_, index) => index + 1);

type PartyFieldsProps = {
  party: Party;
  /** The times to choose from. */
  times: readonly string[];
  /** The first date that can be chosen. */
  today: string;
};

/** Day, time and size of a party; occasion and offer are hidden fields. */
export function PartyFields({ party, times, today }: PartyFieldsProps) {
  const timeId = useId();
  const date = useUrlField<HTMLInputElement>(party.date);
  const time = useUrlField<HTMLSelectElement>(party.time);
  const covers = useUrlField<HTMLSelectElement>(`${party.covers}`);
  const sizes = SIZES.includes(party.covers) ? SIZES : [...SIZES, party.covers];
  return (
    <>
      <label className={placeBox.field}>
        <span>{SEARCH_LABELS.day}</span>
        <input ref={date} type="date" name="date" defaultValue={party.date} min={today} max={LAST_DATE} required />
      </label>
      <label htmlFor={timeId} className={placeBox.field}>
        <span>{SEARCH_LABELS.time}</span>
        <TimeSelect ref={time} id={timeId} times={times} wanted={party.time} />
      </label>
      <label className={placeBox.field}>
        <span>{SEARCH_LABELS.party}</span>
        <select ref={covers} name="covers" defaultValue={party.covers}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size} {peopleUnit(size)}
            </option>
          ))}
        </select>
      </label>
      {party.occasion && <input type="hidden" name="occasion" value={party.occasion} />}
      {party.offer && <input type="hidden" name="offer" value={party.offer} />}
    </>
  );
}
