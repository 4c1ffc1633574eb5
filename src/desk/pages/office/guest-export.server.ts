import { type ActionFunctionArgs, data } from 'react-router';
import { BAD_REQUEST, FORBIDDEN } from '../../../values/http-status.ts';
import { guestExportForm } from '../../contracts/guest-forms.ts';
import { exportGuest } from '../../engine/office/guests.server.ts';
import { personIn, requireFresh } from '../../frame/desk-context.server.ts';
import { readForm } from '../../frame/read-form.server.ts';
import { isOffice } from '../../rules/may.ts';

/** A file with everything that is held about an address. Posted, so that the address stays out of URLs. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { grants, by, deps } = personIn(args);
  if (!isOffice(grants)) throw data('Copies of a guest’s data are for the office.', { status: FORBIDDEN });
  await requireFresh(args);
  const form = await readForm(args.request, guestExportForm);
  if (!form.ok) throw data('Enter an e-mail address.', { status: BAD_REQUEST });
  const file = await exportGuest(deps, { email: form.value.contact, by });
  return new Response(JSON.stringify(file, null, 2), {
    headers: { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="guest.json"' },
  });
}
