import { formatTime } from '../wall-time.ts';
import type { Party } from './finder-query.ts';

const HOURS = ['12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00'];

type PartyFieldsProps = { party: Party; today: string; mostCovers: number };

function peopleWords(covers: number): string {
  return covers === 1 ? '1 person' : `${covers} people`;
}

/** When and how many, once a table is being looked for. */
export function PartyFields({ party, today, mostCovers }: PartyFieldsProps) {
  const hours = [...new Set([...HOURS, party.time])].sort();
  return (
    <>
      <label className="ask-field">
        <span>Day</span>
        <input type="date" name="date" defaultValue={party.date} min={today} required />
      </label>
      <label className="ask-field">
        <span>Around</span>
        <select name="time" defaultValue={party.time}>
          {hours.map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </select>
      </label>
      <label className="ask-field">
        <span>Table for</span>
        <select name="covers" defaultValue={party.covers}>
          {Array.from({ length: mostCovers }, (_, index) => index + 1).map((covers) => (
            <option key={covers} value={covers}>
              {peopleWords(covers)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
