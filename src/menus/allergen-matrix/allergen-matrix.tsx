import { type AllergenStatus, allergens } from '../../values/allergens/allergens.ts';
import { capitalise } from '../../values/text.ts';
import styles from './allergen-matrix.module.css';
import type { Matrix, MatrixRow } from './matrix.ts';

const signs: Record<AllergenStatus, { sign: string; words: string }> = {
  contains: { sign: 'C', words: 'contains' },
  'may-contain': { sign: 'M', words: 'may contain' },
  free: { sign: '–', words: 'not in the recipe' },
  unknown: { sign: '?', words: 'unknown' },
};
const meanings: [AllergenStatus, string][] = [
  ['contains', 'contains it'],
  ['may-contain', 'may contain it'],
  ['unknown', 'our supplier hasn’t told us'],
  ['free', 'not in the recipe'],
];

export function MatrixKey() {
  return (
    <dl className={styles.key}>
      {meanings.map(([status, words]) => (
        <div key={status} className="flex items-center gap-2">
          <dt className={`${styles.sign} ${styles.status}`} data-status={status}>
            {signs[status].sign}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function DishRow({ row: { name, nameLang, said: statuses, kinds } }: { row: MatrixRow }) {
  return (
    <tr>
      <th scope="row">
        <span lang={nameLang}>{name}</span>
        {kinds.length > 0 && <small className={styles.kinds}>{kinds.join(', ')}</small>}
      </th>
      {allergens.map((allergen, at) => {
        const status = statuses[at] ?? 'unknown';
        return (
          <td key={allergen} className={styles.status} data-status={status}>
            <span aria-hidden="true">{signs[status].sign}</span>
            <span className="sr-only">{signs[status].words}</span>
          </td>
        );
      })}
    </tr>
  );
}

export function AllergenMatrix({ matrix, caption }: { matrix: Matrix; caption: string }) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Dish</th>
          {allergens.map((allergen) => (
            <th key={allergen} scope="col">
              <span>{capitalise(allergen)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {matrix.map(({ id, name, nameLang, rows }) => (
        <tbody key={id}>
          <tr className={styles.section}>
            <th scope="rowgroup" colSpan={allergens.length + 1}>
              <span lang={nameLang}>{name}</span>
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
