import type { ComponentProps } from 'react';
import type CardFields from '../../payments/card-fields.tsx';
import { LateCode } from './late.tsx';

/** Few tables ask for a card: its fields come when one does. */
export const cardFieldsCode = new LateCode<ComponentProps<typeof CardFields>>(
  async () => (await import('../../payments/card-fields.tsx')).default,
);
