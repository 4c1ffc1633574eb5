import { groupedNumber } from '../card/card-entry.ts';
import { testCards } from './test-cards.ts';

/** States that no real card is taken, and lists the test cards. */
export function TestCardNote() {
  return (
    <div className="mb-5 bg-butter-tint px-4 py-3">
      <p className="font-semibold">Test cards only: real cards won’t work</p>
      <details className="mt-1">
        <summary className="text-link cursor-pointer">Cards to try</summary>
        <ul className="mt-2 grid gap-1 text-sm">
          {testCards.map(({ number, does }) => (
            <li key={number}>
              <span className="figures">{groupedNumber(number)}</span> {does}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-sm">Use any future expiry date and any security code.</p>
      </details>
    </div>
  );
}
