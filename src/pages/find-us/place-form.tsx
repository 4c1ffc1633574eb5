import { useRef } from 'react';
import { Form, href } from 'react-router';
import { NearMe } from '../../restaurants/search/near-me.tsx';
import { PlaceBox } from '../../restaurants/search/place-box.tsx';
import { positionParams } from '../../restaurants/search/position.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { choiceIn, type Party } from '../free-tables/party-choice.ts';
import { PartyFields } from '../free-tables/party-fields.tsx';
import { type FinderQuery, finderPath } from './finder-query.ts';
import styles from './place-form.module.css';

type PlaceFormProps = { query: FinderQuery; party: Party; times: readonly string[]; today: string };

/** A GET form, so that results can be shared by address. */
export function PlaceForm({ query: { q, position }, party, times, today }: PlaceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <search>
      <Form ref={form} action={href('/find-us')} method="get" data-table-form="" className={styles.form}>
        <PlaceBox defaultValue={q} label="Postcode, town or restaurant" />
        <PartyFields party={party} times={times} today={today} />
        {/* Another day or time keeps the position; typing a place overrides it. */}
        {position &&
          positionParams(position).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
        <Button type="submit" size="large" className="max-sm:px-3! max-sm:text-base!">
          <Icon name="search" />
          Find a table
        </Button>
      </Form>
      <NearMe
        pathAt={(position) => finderPath({ position, choice: form.current ? choiceIn(form.current, today) : {} })}
      />
    </search>
  );
}
