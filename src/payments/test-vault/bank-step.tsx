import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatPounds } from '../../values/money.ts';
import bankDialog from '../card/bank-dialog.module.css';

const TITLE_ID = 'bank-step-title';

/** Opens the bank's step and waits for the diner. Leaving it in any way counts as a refusal. */
export function useBankStep() {
  const [isOpen, setAsking] = useState(false);
  const resolver = useRef<(confirmed: boolean) => void>(undefined);
  const answer = (isConfirmed: boolean) => {
    setAsking(false);
    resolver.current?.(isConfirmed);
    resolver.current = undefined;
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      resolver.current?.(false);
      resolver.current = resolve;
      setAsking(true);
    });
  useEffect(() => () => resolver.current?.(false), []);
  return { asking: isOpen, ask, answer };
}

type BankStepProps = { open: boolean; amountPence: number; onAnswer: (confirmed: boolean) => void };

/** Simulates the page on which a bank asks its customer to confirm (3-D Secure). */
export function BankStep({ open, amountPence, onAnswer }: BankStepProps) {
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} labelledBy={TITLE_ID} className={bankDialog.bank}>
      <div className="grid gap-5 p-6">
        <h2 id={TITLE_ID} className="text-heading">
          Confirm with your bank
        </h2>
        <p>
          This is where your bank would check it’s you. It’s only a test bank. We won’t charge anything today, but may
          charge up to {formatPounds(amountPence)} if you don’t come.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button data-initial-focus onClick={() => onAnswer(true)}>
            Yes, it’s me
          </Button>
          <Button variant="line" onClick={() => onAnswer(false)}>
            No, refuse
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
