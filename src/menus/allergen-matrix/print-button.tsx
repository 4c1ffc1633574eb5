import { Button } from '../../ui/button.tsx';

/** Prints the page; without scripts there is the browser's own command. */
export function PrintButton() {
  return (
    <Button variant="basil" className="noscript:hidden" onClick={() => window.print()}>
      Print this table
    </Button>
  );
}
