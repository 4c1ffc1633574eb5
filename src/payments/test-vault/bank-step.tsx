import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { pounds } from '../pounds.ts';

const TITLE_ID = 'bank-step-title';

/** Opens the bank's step and waits for the diner. Leaving it, in whatever way, is a no. */
export function useBankStep() {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<(confirmed: boolean) => void>(undefined);
  const answer = (confirmed: boolean) => {
    setAsking(false);
    waiting.current?.(confirmed);
    waiting.current = undefined;
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      waiting.current?.(false);
      waiting.current = resolve;
      setAsking(true);
    });
  useEffect(() => () => waiting.current?.(false), []);
  return { asking, ask, answer };
}

type BankStepProps = { open: boolean; amountPence: number; onAnswer: (confirmed: boolean) => void };

/** What a bank's own page would be: 3-D Secure, played. */
export function BankStep({ open, amountPence, onAnswer }: BankStepProps) {
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} labelledBy={TITLE_ID} className="bank-step">
      <div className="grid gap-5 p-6">
        <h2 id={TITLE_ID} className="text-heading">
          Confirm with your bank
        </h2>
        <p>
          Here your bank would ask whether it is you. This is a test bank: your card may be charged up to{' '}
          {pounds(amountPence)} if you do not come, and nothing today.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button data-initial-focus onClick={() => onAnswer(true)}>
            Yes, it is me
          </Button>
          <Button variant="line" onClick={() => onAnswer(false)}>
            No, refuse
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
