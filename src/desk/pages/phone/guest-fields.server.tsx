import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextArea, TextField } from '../../../ui/forms/field.tsx';
import type { ProposedGuest } from './propose-guest.server.ts';

type Given = Record<string, string | undefined>;

/** The number is somebody else's: whose booking is it? */
function WhoseBooking({ name, given }: { name: string; given: Given }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">This number is {name}’s. Who’s this booking for?</legend>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="act" value="known" variant="line" formNoValidate autoFocus>
          Use {name}’s details
        </Button>
        {given.at && (
          <Button type="submit" name="act" value="book" variant="line">
            Book for {given.name}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Known({ guest, given }: { guest: ProposedGuest; given: Given }) {
  if (guest === undefined) return null;
  if (guest === null) return <p role="status">We don’t know that number yet.</p>;
  return (
    <div role="status" className="rounded-sm bg-butter-tint p-3">
      {guest.isOther ? (
        <WhoseBooking name={guest.name} given={given} />
      ) : (
        <>
          <p className="font-semibold">{guest.name}</p>
          {guest.visit && <p>{guest.visit}</p>}
          {guest.next && <p className="font-semibold">{guest.next}</p>}
          {guest.note && <p>Team: {guest.note}</p>}
          {guest.needs && <p>Same needs as before: {guest.needs}. Change them below.</p>}
        </>
      )}
    </div>
  );
}

type GuestFieldsProps = {
  given: Given;
  problems: Record<string, string | undefined>;
  guest: ProposedGuest;
  /** Whether a link is e-mailed to add a card. */
  needsEmail: boolean;
};

/** Who the table is for. The number comes first: it may fill in the rest. */
export function GuestFields({ given, problems, guest, needsEmail }: GuestFieldsProps) {
  const field = (id: string) => ({ id, name: id, error: problems[id], defaultValue: given[id], autoComplete: 'off' });
  return (
    <>
      <input type="hidden" name="lookedUp" value={given.lookedUp ?? ''} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField {...field('phone')} label="Phone" type="tel" className="min-w-56 flex-1" />
        <Button type="submit" name="act" value="find" formAction="#phone" variant="line" formNoValidate>
          Find guest
        </Button>
      </div>
      <Known guest={guest} given={given} />
      <TextField {...field('name')} label="Name" />
      <TextField
        {...field('email')}
        label="E-mail"
        optional={!needsEmail}
        type="email"
        hint={needsEmail ? 'For the link to add their card.' : 'For the confirmation.'}
      />
      <TextArea {...field('request')} label="Requests" optional rows={2} />
      <Checkbox id="texts" name="texts" value="yes" defaultChecked={given.texts === 'yes'}>
        They’d like texts about this booking
      </Checkbox>
    </>
  );
}
