import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';

const never = () => () => undefined;

/** Prints the page. Only there once it can: without scripts the browser's own way remains. */
export function PrintButton() {
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!canPrint) return null;
  return (
    <Button variant="basil" onClick={() => window.print()}>
      Print this table
    </Button>
  );
}
