import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { sittingField } from '../../contracts/sheet-form.ts';

type SheetMails = { own: string; sittings: string[]; wanted: { sitting: string; email: string | null }[] };
type Refused = { problem?: string; given?: Record<string, string> };

/** Before which sittings the sheet is e-mailed, and where to. */
export function SheetMailForm({ mail: { own, sittings, wanted }, problem, given }: { mail: SheetMails } & Refused) {
  const isChosen = (name: string) =>
    given ? sittingField(name) in given : wanted.some(({ sitting }) => sitting === name);
  return (
    <Form method="post" className="mt-10 grid max-w-lg gap-3 border-t border-line pt-4 print:hidden">
      <h2 className="font-sans text-lg font-bold">By e-mail</h2>
      <p>We’ll e-mail this sheet half an hour before a sitting, if anybody’s booked for it.</p>
      <fieldset>
        <legend className="sr-only">Sittings</legend>
        {sittings.map((name, index) => (
          <Checkbox key={name} id={`sitting-${index}`} name={sittingField(name)} defaultChecked={isChosen(name)}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        id="email"
        name="email"
        type="email"
        label="E-mail address"
        hint={`Leave it empty for ${own}.`}
        defaultValue={given?.email ?? wanted[0]?.email ?? ''}
        error={problem}
      />
      <div>
        <Button type="submit" variant="basil">
          Save
        </Button>
      </div>
    </Form>
  );
}
