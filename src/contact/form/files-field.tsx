import { FieldFrame, fieldInk, fieldParts } from '../../ui/forms/field-frame.tsx';
import { ACCEPTED_FILES, MAX_FILES } from '../contracts/files.ts';

type FilesFieldProps = { id: string; name: string; error?: string };

/** Chooses pictures and PDF. A page shown again cannot choose them anew: its reader is told. */
export function FilesField({ id, name, error }: FilesFieldProps) {
  const { frame, control } = fieldParts({
    ...{ id, name, error, optional: true },
    label: 'Pictures or PDF',
    hint: `Up to ${MAX_FILES} files of 5 MB. We remove from pictures where they were taken.`,
  });
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        className={`${fieldInk} min-h-12 py-2 file:mr-4 file:min-h-8 file:cursor-pointer file:rounded-sm file:border-0 file:bg-butter file:px-3 file:font-semibold file:text-ink`}
      />
    </FieldFrame>
  );
}
