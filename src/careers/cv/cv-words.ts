/** Why a CV was refused, shown at its field. */
export const cvWords = {
  missing: 'Add your CV as a PDF or a Word document (.docx).',
  empty: 'That file is empty. Choose your CV again.',
  tooLarge: 'Your CV is larger than 5 MB. Make it smaller, or save it as a PDF.',
  otherKind: 'Your CV must be a .pdf or .docx file. Save it as one of those and choose it again.',
  oldWord: 'We can’t open older Word files. Save your CV as a .docx or a PDF.',
  mislabelled: 'That file’s name doesn’t match what’s in it. Save your CV again as a .pdf or .docx.',
  locked: 'Your CV is locked with a password. Save it without one and choose it again.',
  active: 'Your CV contains macros, scripts, another file or a link we can’t take. Save it as a plain PDF or .docx.',
  broken: 'We couldn’t open your CV. Save it again as a PDF or .docx, and choose that.',
  infected: 'Our virus scanner found something in that file. Check your device, then choose another.',
} as const;

export const MAX_CV_BYTES = 5 * 1024 * 1024;

/** For the file chooser. */
export const ACCEPTED_CVS = '.pdf,.docx';

const EXTENSION = /\.(pdf|docx)$/i;

/** A CV's extension in lower case; null if not accepted. */
export const cvExtension = (name: string) =>
  (EXTENSION.exec(name)?.[1]?.toLowerCase() ?? null) as 'pdf' | 'docx' | null;

/** Errors in a CV's name and size; null if there are none. */
export function problemOfChosenCv({ name, size }: { name: string; size: number }): string | null {
  if (size > MAX_CV_BYTES) return cvWords.tooLarge;
  if (/\.docm?$/i.test(name)) return name.toLowerCase().endsWith('m') ? cvWords.active : cvWords.oldWord;
  if (!cvExtension(name)) return cvWords.otherKind;
  return size === 0 ? cvWords.empty : null;
}
