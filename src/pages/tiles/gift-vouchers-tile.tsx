import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Folded } from './folded.tsx';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './ticket.css';
import './gift-vouchers-tile.css';

/** Pence as printed on a voucher: 2500 is £25, 1250 is £12.50. */
function printedValue(pence: number): string {
  return `£${pence % 100 === 0 ? pence / 100 : (pence / 100).toFixed(2)}`;
}

/** A voucher to give: a large ticket with the values one can choose. */
export function GiftVouchersTile({ tile, id }: { tile: ReadyTileOf<'gift-vouchers'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="ticket-shadow">
        <div className="ticket voucher">
          <div className="voucher-words">
            <TileHead id={id} tile={tile} />
            <ul className="voucher-values" aria-label="Values">
              {tile.amounts.map((pence) => (
                <li key={pence}>{printedValue(pence)}</li>
              ))}
            </ul>
            <ButtonLink to={tile.linkUrl} size="large" className="mt-8">
              {tile.linkText}
            </ButtonLink>
            <Folded summary="The back of the voucher" text={tile.terms} />
          </div>
          <div className="voucher-stub" aria-hidden="true">
            {tile.image && <Picture picture={tile.image} sizes="300px" decorative className="voucher-plate" />}
            <p className="voucher-stamp">Buon appetito</p>
          </div>
        </div>
      </div>
    </TileFrame>
  );
}
