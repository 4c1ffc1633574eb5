/** One line of the report; `ratio` compares with a baseline measured in the same run. */
export type Row = { name: string; value: string; yardstick?: string; ratio?: string };

export function printRows(rows: Row[]): void {
  const columns = ['name', 'value', 'yardstick', 'ratio'] as const;
  const cell = (row: Row, column: (typeof columns)[number]) => row[column] ?? '';
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => cell(row, column).length)));
  const line = (cells: string[]) =>
    cells
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(line([...columns]));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) console.log(line(columns.map((column) => cell(row, column))));
}
