import { data, type LoaderFunctionArgs } from 'react-router';
import { NOT_FOUND } from '../../../values/http-status.ts';
import { csvResponse } from './csv.ts';
import { shownFigures } from './shown-figures.server.ts';

/** One table of the figures, by `table`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { tables, from } = await shownFigures(args);
  const id = new URL(args.request.url).searchParams.get('table');
  const table = tables.find((each) => each.id === id);
  if (!table) throw data('There are no such figures.', { status: NOT_FOUND });
  return csvResponse({ ...table, name: `${args.params.slug ?? 'all'}-${table.id}-${from}` });
}
