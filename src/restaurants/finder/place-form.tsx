import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Party } from './finder-query.ts';
import { NearMe } from './near-me.tsx';
import { PartyFields } from './party-fields.tsx';
import { PlaceBox } from './place-box.tsx';

type PlaceFormProps = { q: string; party: Party | null; today: string; mostCovers: number };

/** Where are you? One line to fill in, as on a printed slip; the answer is in the address, so it can be shared. */
export function PlaceForm({ q, party, today, mostCovers }: PlaceFormProps) {
  return (
    <search>
      <Form action="/find-us" method="get" className="ask-slip">
        <PlaceBox defaultValue={q} label="Postcode, town or restaurant" />
        {party && <PartyFields key={JSON.stringify(party)} party={party} today={today} mostCovers={mostCovers} />}
        <Button type="submit" size="large" className="max-sm:px-3! max-sm:text-base!">
          <Icon name="search" />
          Find a table
        </Button>
      </Form>
      <NearMe party={party} />
    </search>
  );
}
