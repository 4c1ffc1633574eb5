export type CsvCell = string | number;

/** Spreadsheets run text as a formula if it begins like one; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table by RFC 4180, safe to open in a spreadsheet. Excel reads UTF-8 only with a byte order mark. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
