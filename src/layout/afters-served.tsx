import { useEffect } from 'react';
import { watchConnection } from './connection.ts';
import { Consent } from './consent/consent.tsx';
import { ToastsList } from './toasts-list.tsx';

export type AftersProps = { gtmId: string | null; asked: number };

/** The afters themselves, in a chunk of their own. */
export function AftersServed({ gtmId, asked }: AftersProps) {
  useEffect(watchConnection, []);
  return (
    <>
      <Consent gtmId={gtmId} asked={asked} />
      <ToastsList />
    </>
  );
}
