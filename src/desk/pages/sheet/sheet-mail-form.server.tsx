import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { sittingField } from '../../contracts/sheet-form.ts';
import { fieldsOf, PostForm, Submit } from '../../frame/forms.server.tsx';
import type { RefusedForm } from '../../frame/read-form.server.ts';

type SheetMails = { own: string; sittings: string[]; wanted: { sitting: string; email: string | null }[] };
type FormProps = { mail: SheetMails; refused: RefusedForm | undefined };

/** Before which sittings the sheet is e-mailed, and where to. */
export function SheetMailForm({ mail: { own, sittings, wanted }, refused }: FormProps) {
  const isChosen = (name: string) =>
    refused ? sittingField(name) in refused.given : wanted.some(({ sitting }) => sitting === name);
  return (
    <PostForm className="mt-10 grid max-w-lg gap-3 border-t border-line pt-4 print:hidden">
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
        {...fieldsOf(refused)('email', wanted[0]?.email ?? '')}
        type="email"
        label="E-mail address"
        hint={`Leave it empty for ${own}.`}
      />
      <Submit variant="basil">Save</Submit>
    </PostForm>
  );
}
