const MEGABYTE = 1024 * 1024;
export const MAX_FILES = 5;
export const MAX_FILE_BYTES = 5 * MEGABYTE;

export const TOO_MANY_FILES = `Choose up to ${MAX_FILES} files.`;
export const FILE_TOO_LARGE = 'One of the files is larger than 5 MB. Choose a smaller one.';

/** For the file chooser. HEIC also by extension, since few computers know its type. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

type Sized = { size: number };

/** Errors in the number and sizes of files; null if there are none. */
export function problemOfSizes(files: readonly Sized[]): string | null {
  if (files.length > MAX_FILES) return TOO_MANY_FILES;
  return files.some(({ size }) => size > MAX_FILE_BYTES) ? FILE_TOO_LARGE : null;
}
