import { useEffect, useState } from 'react';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { FileField } from '../../ui/forms/file-field.tsx';
import { ACCEPTED_FILES, MAX_FILES } from '../contracts/files.ts';

/** Whether files were chosen that the form, shown anew, could not keep. */
export function useLostFiles({ typed, sent }: FormAnswer) {
  const [isLost, setLost] = useState(Boolean(typed.uploadedFiles));
  useEffect(() => {
    if (sent) setLost(false);
  }, [sent]);
  return [isLost, setLost] as const;
}

type FilesFieldProps = {
  id: string;
  name: string;
  error?: string;
  isLost: boolean;
  /** Called once files are chosen. */
  onChosen: () => void;
};

/** Chooses pictures and PDF. */
export function FilesField({ id, name, error, isLost, onChosen }: FilesFieldProps) {
  return (
    <FileField
      id={id}
      name={name}
      error={error}
      isLost={isLost}
      optional
      multiple
      accept={ACCEPTED_FILES}
      label="Photos or PDFs"
      hint={`Up to ${MAX_FILES} files, 5 MB each. We strip the location from photos.`}
      onChange={onChosen}
    />
  );
}
