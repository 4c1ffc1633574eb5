import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FormType } from './asking.schema.ts';
import type { ReadyTileOf } from './ready-tile.ts';
import { TileFrame } from './tile-frame.tsx';
import { TileHead } from './tile-head.tsx';
import './form-tile.css';
import './ticket.css';

const subjects: Record<FormType, string> = {
  contact: 'A message',
  'group-booking': 'A group booking',
  'sign-up': 'The mailing list',
};

/** A letter with its lines ready: the diner's own mail program opens it. */
export function letterTo({
  email,
  formType,
  askFor,
}: Pick<ReadyTileOf<'form'>, 'email' | 'formType' | 'askFor'>): string {
  const body = askFor.map((line) => `${line}: `).join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subjects[formType])}&body=${encodeURIComponent(body)}`;
}

/** An order pad with the lines to fill in, sent by e-mail; or read out over the telephone. */
export function FormTile({ tile, id }: { tile: ReadyTileOf<'form'>; id: string }) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className="pad-table">
        <TileHead id={id} tile={tile} />
        <div className="ticket-shadow">
          <div className="pad">
            <ul>
              {tile.askFor.map((line) => (
                <li key={line} className="pad-line">
                  {line}
                </li>
              ))}
            </ul>
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <ButtonLink to={letterTo(tile)} size="large">
                <Icon name="mail" className="size-5" />
                Write it in an e-mail
              </ButtonLink>
              {tile.phone && (
                <a
                  href={`tel:${tile.phone.replaceAll(' ', '')}`}
                  className="inline-flex min-h-11 items-center gap-2 font-bold"
                >
                  <Icon name="phone" className="size-5" />
                  {tile.phone}
                </a>
              )}
            </p>
            <p className="mt-4 text-ink-soft text-sm">
              It opens your own mail, with these lines ready. Or write to{' '}
              <a href={`mailto:${tile.email}`} className="text-link">
                {tile.email}
              </a>
              .
            </p>
          </div>
        </div>
      </div>
    </TileFrame>
  );
}
