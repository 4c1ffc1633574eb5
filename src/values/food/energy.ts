/** UK law requires this sentence wherever energy is shown. */
export const ADULTS_NEED = 'Adults need around 2000 kcal a day.';

/** '490 kcal', or '1960 kcal, serves 4' for sharing. */
export const energyText = (kcal: number, serves?: number): string =>
  `${kcal} kcal${serves === undefined ? '' : `, serves ${serves}`}`;
