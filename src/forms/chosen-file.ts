/** Whether a field of a form is a file. A browser sends an empty one of no name where none was chosen. */
export const isChosenFile = (field: unknown): field is File =>
  field instanceof File && (field.size > 0 || field.name !== '');
