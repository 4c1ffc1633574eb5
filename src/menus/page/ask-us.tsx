import { href, Link } from 'react-router';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { LocalMenus } from '../local-menus.ts';

export type KitchenContact = Pick<LocalMenus, 'title' | 'phone'>;

/** Whom to ask: the chosen restaurant by telephone, or the nearest one. */
export function AskUs({ local }: { local: KitchenContact | null }) {
  if (!local)
    return (
      <Link to={href('/find-us')} className="text-link font-bold">
        ask your restaurant
      </Link>
    );
  return (
    <>
      ring {local.title} on <PhoneLink phone={local.phone} className="text-link font-bold whitespace-nowrap" />
    </>
  );
}
