import { type AllergenStatus, allergens, capitalised, shortName } from './allergens.ts';
import type { Matrix, MatrixRow } from './matrix.ts';

const signs: Record<AllergenStatus, { sign: string; words: string }> = {
  contains: { sign: 'C', words: 'contains' },
  'may-contain': { sign: 'M', words: 'may contain' },
  free: { sign: '–', words: 'free' },
  unknown: { sign: '?', words: 'unknown' },
};
const meanings: [AllergenStatus, string][] = [
  ['contains', 'contains it'],
  ['may-contain', 'may contain it'],
  ['unknown', 'our supplier has not told us'],
  ['free', 'declared free from it'],
];

/** What the signs of the table mean. */
export function MatrixKey() {
  return (
    <dl className="matrix-key">
      {meanings.map(([status, words]) => (
        <div key={status} className="flex items-center gap-2">
          <dt className="matrix-sign" data-said={status}>
            {signs[status].sign}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function DishRow({ row: { name, said } }: { row: MatrixRow }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {allergens.map((allergen, at) => {
        const status = said[at] ?? 'unknown';
        return (
          <td key={allergen} data-said={status}>
            <span aria-hidden="true">{signs[status].sign}</span>
            <span className="sr-only">{signs[status].words}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** Every dish against the fourteen allergens. */
export function AllergenMatrix({ matrix, caption }: { matrix: Matrix; caption: string }) {
  return (
    <table className="matrix">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Dish</th>
          {allergens.map((allergen) => (
            <th key={allergen} scope="col">
              <span>{capitalised(shortName(allergen))}</span>
            </th>
          ))}
        </tr>
      </thead>
      {matrix.map(({ id, name, rows }) => (
        <tbody key={id}>
          <tr className="matrix-part">
            <th scope="rowgroup" colSpan={allergens.length + 1}>
              <span>{name}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <DishRow key={row.id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
