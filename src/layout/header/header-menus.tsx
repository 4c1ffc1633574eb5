import type { MastheadGroup } from '../../settings/contract.ts';
import { SettingsLink } from '../shared/settings-link.tsx';
import { MastheadMenu } from './masthead-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** Accessible name of a navigation part: the texts of its links. */
const namesOf = ({ links }: Pick<MastheadGroup, 'links'>) => links.map(({ text }) => text).join(', ');

/** On a tablet, where both menus are behind the hamburger button: the most used links beside it. */
function FirstLinks({ links }: Pick<MastheadGroup, 'links'>) {
  return (
    <nav aria-label={namesOf({ links })} className="hidden @min-[48rem]/header:flex @min-[62rem]/header:hidden">
      {links.map((link) => (
        <SettingsLink key={link.text} link={link} className="flex min-h-11 items-center px-4 font-semibold" />
      ))}
    </nav>
  );
}

/** Left of the logo: the hamburger button with both menus, or the first menu. */
export function FirstMenu({ groups }: { groups: MastheadGroup[] }) {
  const [first] = groups;
  return (
    <>
      <div className="flex items-center @min-[62rem]/header:hidden">
        <MobileMenu groups={groups} />
        {first && <FirstLinks links={first.links.slice(0, 2)} />}
      </div>
      {first && (
        <nav aria-label={namesOf(first)} className="hidden justify-end @min-[62rem]/header:flex">
          <MastheadMenu group={first} />
        </nav>
      )}
    </>
  );
}

/** Right of the logo, before Book Now. */
export function SecondMenu({ group }: { group: MastheadGroup }) {
  return (
    <>
      <nav aria-label={namesOf(group)} className="hidden @min-[62rem]/header:flex">
        <MastheadMenu group={group} />
      </nav>
      <FirstLinks links={group.links.slice(0, 1)} />
    </>
  );
}
