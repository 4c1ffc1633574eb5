import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';

export function LeaveForm({ children }: { children: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="leave" />
      <Button type="submit" variant="line">
        {children}
      </Button>
    </Form>
  );
}
