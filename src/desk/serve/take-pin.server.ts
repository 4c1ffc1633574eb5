import { BAD_REQUEST, FORBIDDEN, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import { pinForm } from '../contracts/forms.ts';
import type { DeskDeps } from '../engine/desk-deps.ts';
import { actOnDevice } from '../engine/pins.server.ts';
import type { FormSender } from '../frame/desk-form.server.tsx';

type Refused = { status: number; problem: string | null };

/** Lets the person of a PIN act on a tablet; null, or why the PIN page is shown. */
export async function takePin(
  deps: DeskDeps,
  device: { id: string; storeId: string },
  { person, pin }: FormSender,
): Promise<Refused | null> {
  if (pin === undefined) return { status: FORBIDDEN, problem: null };
  const form = pinForm.safeParse({ personId: person, pin });
  if (!form.success) return { status: BAD_REQUEST, problem: form.error.issues[0]?.message ?? null };
  const outcome = await actOnDevice(deps, { device, ...form.data });
  if (outcome.ok) return null;
  if (outcome.reason === 'wrong') return { status: BAD_REQUEST, problem: 'That PIN isn’t right.' };
  return { status: TOO_MANY_REQUESTS, problem: `Too many tries. Please wait ${waitText(outcome.seconds)}.` };
}
