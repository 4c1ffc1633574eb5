import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps, fieldInk, fieldParts } from './field-frame.tsx';

type FileFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
    /** Files were chosen before a page reload, which loses them. */
    isLost?: boolean;
  };

const chooseAgain = (several: boolean | undefined) =>
  `Choose ${several ? 'them' : 'it'} again: files don’t survive a page reload.`;

/** A file input. A reload can't restore its files, so it tells the user. */
export function FileField({ isLost = false, hint = '', ...props }: FileFieldProps) {
  const words = isLost ? `${chooseAgain(props.multiple)} ${hint}` : hint;
  const { frame, control } = fieldParts({ ...props, hint: words });
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="file"
        className={`${fieldInk} min-h-12 py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-sm file:border-0 file:bg-butter file:px-3 file:font-semibold file:text-ink`}
      />
    </FieldFrame>
  );
}
