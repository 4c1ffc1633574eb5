import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import bankDialog from '../card/bank-dialog.module.css';

const TITLE_ID = 'bank-page-title';

/** Shows the bank's own page in our dialog. */
export function BankPage({ page, onLeave }: { page: HTMLElement | null; onLeave: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.replaceChildren(...(page ? [page] : []));
  }, [page]);
  return (
    <Dialog open={page !== null} onClose={() => page && onLeave()} labelledBy={TITLE_ID} className={bankDialog.bank}>
      <div className="grid gap-4 p-6">
        <h2 id={TITLE_ID} className="text-heading">
          Confirm with your bank
        </h2>
        <div ref={frame} />
        <Button variant="quiet" className="justify-self-start" onClick={onLeave}>
          Leave without confirming
        </Button>
      </div>
    </Dialog>
  );
}
