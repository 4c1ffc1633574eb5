import { useEffect } from 'react';
import type { Measuring } from '../platform/api/page-context.ts';
import { watchConnection } from './connection.ts';
import { Consent } from './consent/consent.tsx';
import { ToastsList } from './toasts-list.tsx';

export type DeferredContentProps = { measuring: Measuring; asked: number };

/** The deferred parts, in a chunk of their own. */
export function DeferredContent({ measuring, asked }: DeferredContentProps) {
  useEffect(watchConnection, []);
  return (
    <>
      <Consent measuring={measuring} asked={asked} />
      <ToastsList />
    </>
  );
}
