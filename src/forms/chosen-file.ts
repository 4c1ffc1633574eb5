/** Whether a field is a file. Browsers send an empty, nameless one if none was chosen. */
export const isChosenFile = (field: unknown): field is File =>
  field instanceof File && (field.size > 0 || field.name !== '');
