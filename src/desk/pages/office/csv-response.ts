import { type CsvCell, csvOf } from '../../rules/office/csv.ts';

type Csv = { name: string; columns: readonly string[]; rows: readonly (readonly CsvCell[])[] };

export const csvResponse = ({ name, columns, rows }: Csv): Response =>
  new Response(csvOf(columns, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
