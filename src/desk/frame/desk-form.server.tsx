import type { ReactNode } from 'react';
import { isRead } from '../../platform/http/known-methods.ts';

/** A request as the form that sends it again: a page that first asks who is there has it in its own. */
export type DeskForm = { method: 'get' | 'post'; action: string; fields: [name: string, value: string][] };

/** What a form's sender says of themselves, beside its own fields. */
export const SENDER_FIELDS = { person: 'desk.person', pin: 'desk.pin', mail: 'desk.mail' } as const;
export type FormSender = { [Field in keyof typeof SENDER_FIELDS]?: string };

/** A request's form, without what its sender says of themselves. */
export async function readDeskForm(request: Request): Promise<{ form: DeskForm; sender: FormSender }> {
  const { pathname, search, searchParams } = new URL(request.url);
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const posted = async () => [...(isForm ? new URLSearchParams(await request.clone().text()) : [])];
  const all = isRead(request.method) ? [...searchParams] : await posted();
  const names: readonly string[] = Object.values(SENDER_FIELDS);
  const fields = all.filter(([name]) => !names.includes(name));
  const sent = Object.fromEntries(all);
  return {
    form: isRead(request.method)
      ? { method: 'get', action: pathname, fields }
      : { method: 'post', action: pathname + search, fields },
    sender: { person: sent[SENDER_FIELDS.person], pin: sent[SENDER_FIELDS.pin], mail: sent[SENDER_FIELDS.mail] },
  };
}

/** Nobody visits this address: its page is drawn in place of one that failed. */
export const FAILED = '/failed';

export function SendAgain({ form, children }: { form: DeskForm; children: ReactNode }) {
  return (
    <form method={form.method} action={form.action} className="mt-6 grid gap-4">
      {form.fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
