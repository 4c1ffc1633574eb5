import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Starts a ceremony in src/desk/browser/passkeys.ts, which shows the button: without scripts there are no passkeys. */
export function PasskeyButton({ kind, children }: { kind: 'sign-in' | 'add' | 'confirm'; children: ReactNode }) {
  return (
    <div data-passkey={kind} hidden className="mt-6">
      <Button>{children}</Button>
      <p role="status" className="mt-2 font-semibold text-tomato-deep empty:hidden" />
    </div>
  );
}
