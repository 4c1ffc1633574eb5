export type CsvCell = string | number;

/** Spreadsheets run text as a formula if it begins like one; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Csv = { name: string; columns: readonly string[]; rows: readonly (readonly CsvCell[])[] };

/** A table by RFC 4180, safe to open in a spreadsheet. Excel reads UTF-8 only with a byte order mark. */
export const csvOf = (columns: Csv['columns'], rows: Csv['rows']): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;

export const csvResponse = ({ name, columns, rows }: Csv): Response =>
  new Response(csvOf(columns, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
