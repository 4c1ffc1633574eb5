import { FileField } from '../../ui/forms/file-field.tsx';
import { ACCEPTED_FILES, MAX_FILES } from '../contracts/files.ts';

type FilesFieldProps = { id: string; name: string; error?: string };

/** Chooses pictures and PDF. */
export function FilesField({ id, name, error }: FilesFieldProps) {
  return (
    <FileField
      {...{ id, name, error }}
      optional
      multiple
      accept={ACCEPTED_FILES}
      label="Pictures or PDF"
      hint={`Up to ${MAX_FILES} files of 5 MB. We remove from pictures where they were taken.`}
    />
  );
}
