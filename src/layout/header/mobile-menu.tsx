import type { MastheadGroup } from '../../settings/contract.ts';
import { Icon } from '../../ui/icon.tsx';
import { SettingsLink } from '../shared/settings-link.tsx';
import { CLOSING } from './close-details.ts';
import styles from './header.module.css';

/** Both menus behind a hamburger button on small screens; following a link closes it. */
export function MobileMenu({ groups }: { groups: MastheadGroup[] }) {
  return (
    <details {...{ [CLOSING]: '' }} data-over-page="" className={`${styles.menu} group/menu`}>
      <summary aria-label="Menu" className="-ml-[10px] grid size-11 place-items-center">
        <Icon name="menu" className="size-7 group-open/menu:hidden" />
        <Icon name="close" className="hidden size-7 group-open/menu:block" />
      </summary>
      <nav aria-label="Main" className={styles.panel}>
        <ul>
          {groups
            .flatMap((group) => group.links)
            .map((link) => (
              <li key={link.text} className="border-line border-b py-3">
                <SettingsLink link={link} className="block py-2 font-display text-heading text-tomato" />
                {link.links && (
                  <ul className="grid grid-cols-2 gap-x-4 pb-2">
                    {link.links.map((item) => (
                      <li key={item.text}>
                        <SettingsLink link={item} className="flex min-h-11 items-center" />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
        </ul>
      </nav>
    </details>
  );
}
