const MEGABYTE = 1024 * 1024;
export const MAX_FILES = 5;
export const MAX_FILE_BYTES = 5 * MEGABYTE;

export const TOO_MANY_FILES = `Choose up to ${MAX_FILES} files.`;
export const FILE_TOO_LARGE = 'One of the files is larger than 5 MB. Choose a smaller one.';

/** What the file chooser offers; HEIC by its ending too, as few computers know its type. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

type Sized = { size: number };

/** Why these files cannot be sent, as far as their number and sizes tell; null when they can. */
export function problemOfSizes(files: readonly Sized[]): string | null {
  if (files.length > MAX_FILES) return TOO_MANY_FILES;
  return files.some(({ size }) => size > MAX_FILE_BYTES) ? FILE_TOO_LARGE : null;
}
