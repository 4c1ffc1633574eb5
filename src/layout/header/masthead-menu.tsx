import type { MastheadGroup, MastheadLink } from '../../settings/contract.ts';
import { Icon } from '../../ui/icon.tsx';
import { SettingsLink } from '../shared/settings-link.tsx';
import { CLOSING } from './close-details.ts';
import styles from './header.module.css';

const topLink = `${styles.topLink} flex min-h-11 items-center gap-1 px-4 font-semibold`;

/** One of the two menus beside the logo: links, and dropdowns that also open without JavaScript. */
export function MastheadMenu({ group }: { group: MastheadGroup }) {
  return (
    <ul className="flex items-center">
      {group.links.map((link) => (
        <li key={link.text}>
          {link.links ? <Dropdown link={link} /> : <SettingsLink link={link} className={topLink} />}
        </li>
      ))}
    </ul>
  );
}

function Dropdown({ link }: { link: MastheadLink }) {
  return (
    <details {...{ [CLOSING]: '' }} name="masthead" className="group/drop relative">
      <summary className={topLink}>
        {link.text}
        <Icon name="chevron-down" className="size-4 transition-transform group-open/drop:rotate-180" />
      </summary>
      <div className={styles.dropdown}>
        <ul className={`${styles.strip} perforated-bottom`}>
          {link.links?.map((item) => (
            <li key={item.text}>
              <SettingsLink link={item} className={styles.dropdownLink} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
