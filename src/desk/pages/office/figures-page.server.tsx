import { Form, useLoaderData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { addDays, formatDayMonth, formatDayMonthYear, isDate } from '../../../values/time/wall-time.ts';
import { Submit, TapLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { type FigureTable, shownFigures } from './shown-figures.server.ts';

export { shownFigures as loader };

const SPAN_OPTIONS = [
  { value: 'week', text: 'Week' },
  { value: 'month', text: 'Month' },
];

/** Right-aligns columns of numbers. */
const aligned = ([row]: FigureTable['rows'], at: number) =>
  typeof row?.[at] === 'number' ? 'text-right tabular-nums' : '';

function Figures({ table: { id, title, columns, rows }, csv }: { table: FigureTable; csv: string }) {
  return (
    <div className="mt-8">
      <h2 id={id} className="text-dish">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p>Nothing in these dates.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too
        <section aria-labelledby={id} tabIndex={0} className="mt-2 overflow-x-auto">
          <table className="text-left">
            <thead>
              <tr className="border-b-2 border-ink">
                {columns.map((column, at) => (
                  <th key={column} scope="col" className={`py-2 pr-4 align-bottom ${aligned(rows, at)}`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.slice(0, 3).join()} className="border-b border-line">
                  {row.map((cell, at) => (
                    <td key={columns[at]} className={`py-2 pr-4 whitespace-nowrap ${aligned(rows, at)}`}>
                      {isDate(String(cell)) ? formatDayMonth(String(cell)) : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <a href={csv} download className="flex min-h-11 items-center text-link" aria-label={`Download as CSV: ${title}`}>
        Download as CSV
      </a>
    </div>
  );
}

export default function FiguresPage() {
  const { title, base, span, date, from, to, tables } = useLoaderData<typeof shownFigures>();
  const unit = span === 'week' ? 'Week' : 'Month';
  const address = (day: string) => `${base}/figures?${new URLSearchParams({ span, date: day })}`;
  const csv = (table: string) => `/desk${base}/figures.csv?${new URLSearchParams({ span, date, table })}`;
  return (
    <DeskPage title={`${title}: figures`}>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <nav aria-label="Dates" className="flex gap-4">
          <TapLink to={address(addDays(from, -1))}>{unit} before</TapLink>
          <TapLink to={address(addDays(to, 1))}>{unit} after</TapLink>
        </nav>
        <Form className="flex flex-wrap items-end gap-2">
          <Select id="span" name="span" label="Period" defaultValue={span} options={SPAN_OPTIONS} />
          <TextField id="date" name="date" type="date" label="Date" defaultValue={date} />
          <Submit variant="line">Show</Submit>
        </Form>
      </div>
      <p className="mt-4 font-semibold">
        {formatDayMonthYear(from)} to {formatDayMonthYear(to)}
      </p>
      {tables.map((table) => (
        <Figures key={table.id} table={table} csv={csv(table.id)} />
      ))}
    </DeskPage>
  );
}
