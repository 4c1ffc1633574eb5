import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/forms/field.tsx';

export const PinField = (field: ComponentProps<typeof TextField>) => (
  <TextField {...field} type="password" inputMode="numeric" autoComplete="off" pattern="\d{4,8}" required />
);
