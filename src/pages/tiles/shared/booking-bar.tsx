import type { ReactNode } from 'react';
import { Form, href } from 'react-router';
import { peopleUnit, SEARCH_LABELS } from '../../../booking/rules/booking-text.ts';
import { LONGEST_PLACE } from '../../../platform/geo/longest-place.ts';
import { useNearMe } from '../../../restaurants/search/use-near-me.ts';
import { Button } from '../../../ui/button.tsx';
import { TimeSelect } from '../../../ui/forms/time-select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LAST_DATE } from '../../../values/time/wall-time.ts';
import { finderPath } from '../../find-us/finder-query.ts';
import { choiceIn, type Party } from '../../free-tables/party-choice.ts';
import styles from './booking-bar.module.css';

type BookingBarProps = {
  /** 'YYYY-MM-DD' in London: the first date that can be chosen. */
  today: string;
  /** Initial values. */
  party: Party;
  /** The times to choose from. */
  times: readonly string[];
  towns: string[];
  maximumCovers: number;
  className?: string;
};

function Field({
  label,
  id,
  className,
  children,
}: {
  label: string;
  id: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}

function Where({ towns, near, today }: { towns: string[]; near: ReturnType<typeof useNearMe>; today: string }) {
  return (
    <Field label={SEARCH_LABELS.where} id="place" className={styles.place}>
      <div className={styles.where}>
        <input
          id="place"
          name="q"
          list="towns"
          required
          maxLength={LONGEST_PLACE}
          autoComplete="off"
          placeholder="Town or postcode"
          className={styles.input}
        />
        <button
          type="button"
          className={`${styles.nearMe} noscript:hidden!`}
          aria-disabled={near.asking}
          onClick={({ currentTarget: { form } }) =>
            form && near.look((position) => finderPath({ position, choice: choiceIn(form, today) }))
          }
        >
          <Icon name="locate" className="size-5" />
          <span className={styles.nearMeWords}>{near.asking ? 'Looking…' : 'Near me'}</span>
        </button>
      </div>
      <datalist id="towns">
        {towns.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
    </Field>
  );
}

/** The booking bar: a form for place and time that leads to the finder, with or without JavaScript. */
export function BookingBar({ today, party, times, towns, maximumCovers, className = '' }: BookingBarProps) {
  const near = useNearMe();
  return (
    <Form
      id="booking"
      method="get"
      data-table-form=""
      action={href('/find-us')}
      className={`${styles.form} ${className}`}
      aria-label="Find a table"
    >
      <Where towns={towns} near={near} today={today} />
      <p role="status" className={near.words ? styles.nearMeFailed : 'sr-only'}>
        {near.words}
      </p>
      <Field label={SEARCH_LABELS.day} id="date" className={styles.date}>
        <input
          id="date"
          name="date"
          type="date"
          required
          min={today}
          max={LAST_DATE}
          defaultValue={party.date}
          className={styles.input}
        />
      </Field>
      <Field label={SEARCH_LABELS.time} id="time" className={styles.time}>
        <TimeSelect id="time" times={times} wanted={party.time} className={styles.input} />
      </Field>
      <Field label={SEARCH_LABELS.party} id="covers" className={styles.covers}>
        <select id="covers" name="covers" defaultValue={party.covers} className={styles.input}>
          {Array.from({ length: maximumCovers }, (_, index) => index + 1).map((covers) => (
            <option key={covers} value={covers}>
              {covers} {peopleUnit(covers)}
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit" size="large" className={styles.button}>
        Find a table
      </Button>
    </Form>
  );
}
