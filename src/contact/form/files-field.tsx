import { useEffect, useState } from 'react';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { FileField } from '../../ui/forms/file-field.tsx';
import { ACCEPTED_FILES, MAX_FILES } from '../contracts/files.ts';

/** Whether chosen files were lost because the form was rendered again. */
export function useLostFiles({ typed: values, sent: submission }: FormAnswer) {
  const [isLost, setLost] = useState(Boolean(values.uploadedFiles));
  useEffect(() => {
    if (submission) setLost(false);
  }, [submission]);
  return [isLost, setLost] as const;
}

type FilesFieldProps = {
  id: string;
  name: string;
  error?: string;
  isLost: boolean;
  onChosen: () => void;
};

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
