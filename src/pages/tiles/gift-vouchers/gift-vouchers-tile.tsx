import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { formatPounds } from '../../../values/money.ts';
import { Disclosure } from '../../rich-text/disclosure.tsx';
import ticket from '../shared/ticket.module.css';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyGiftVouchers } from './gift-vouchers.kind.ts';
import styles from './gift-vouchers-tile.module.css';

/** A large ticket with the values to choose from. */
export default function GiftVouchersTile({ tile, id }: TileProps<ReadyGiftVouchers>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className={ticket.shadow}>
        <div className={`${ticket.ticket} ${styles.voucher}`}>
          <div className={styles.words}>
            <TileHead id={id} tile={tile} />
            <ul className={styles.values} aria-label="Values">
              {tile.amounts.map((pence) => (
                <li key={pence}>{formatPounds(pence)}</li>
              ))}
            </ul>
            <ButtonLink to={tile.linkUrl} size="large" className="mt-8">
              {tile.linkText}
            </ButtonLink>
            <Disclosure summary="Voucher terms" text={tile.terms} />
          </div>
          <div className={styles.stub} aria-hidden="true">
            {tile.image && <Picture picture={tile.image} sizes="300px" decorative className={styles.plate} />}
            {tile.stamp && <p className={styles.stamp}>{tile.stamp}</p>}
          </div>
        </div>
      </div>
    </TileFrame>
  );
}
