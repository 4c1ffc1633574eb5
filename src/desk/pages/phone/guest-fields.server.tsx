import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextArea, TextField } from '../../../ui/forms/field.tsx';

export type KnownGuest = { visit?: string; next?: string; needs: string | null; note: string };

function Known({ guest }: { guest: KnownGuest }) {
  return (
    <div role="status" className="rounded-sm bg-butter-tint p-3">
      {guest.visit && <p>{guest.visit}</p>}
      {guest.next && <p className="font-semibold">{guest.next}</p>}
      {guest.note && <p>Team: {guest.note}</p>}
      {guest.needs && <p>Same needs as before: {guest.needs}. Change them below.</p>}
    </div>
  );
}

type GuestFieldsProps = {
  given: Record<string, string | undefined>;
  problems: Record<string, string | undefined>;
  /** Undefined until somebody looks; null where nobody has the number. */
  guest: KnownGuest | null | undefined;
  finds: boolean;
  /** Whether a link is e-mailed to add a card. */
  needsEmail: boolean;
};

/** Who the table is for. The number comes first: it may fill in the rest. */
export function GuestFields({ given, problems, guest, finds, needsEmail }: GuestFieldsProps) {
  const field = (id: string) => ({ id, name: id, error: problems[id], defaultValue: given[id], autoComplete: 'off' });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField {...field('phone')} label="Phone" type="tel" className="min-w-56 flex-1" />
        {finds && (
          <Button type="submit" name="act" value="find" variant="line" formNoValidate>
            Find guest
          </Button>
        )}
      </div>
      {guest && <Known guest={guest} />}
      {guest === null && <p role="status">We don’t know that number yet.</p>}
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
