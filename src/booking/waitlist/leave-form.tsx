import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';

/** Asks for confirmation, since a place can't be restored. */
export function LeaveForm({ children, sure }: { children: string; sure: string }) {
  return (
    <details>
      <summary className={buttonClass({ variant: 'line', className: 'cursor-pointer list-none' })}>{children}</summary>
      <Form method="post" className="mt-4 grid max-w-text justify-items-start gap-3">
        <p>{sure}</p>
        <input type="hidden" name="intent" value="leave" />
        <Button type="submit">Yes, I’m sure</Button>
      </Form>
    </details>
  );
}
