import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';

const never = () => () => undefined;

/** Prints the page. Rendered only once scripts run; without them there is the browser's own command. */
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
