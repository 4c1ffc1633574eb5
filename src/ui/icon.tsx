import { iconPaths } from './without-react/icon-paths.ts';

export type IconName = keyof typeof iconPaths;

type IconProps = {
  name: IconName;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
  /** A size such as 'size-6' (24 px, the default) and a colour; the stroke uses the text colour. */
  className?: string;
};

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

export function Icon({ name, label, className = 'size-6' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
