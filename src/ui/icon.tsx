/** Paths on a 24 px square, stroked 2 px wide with round caps. */
const paths = {
  'chevron-up': 'M5 15l7-7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'arrow-right': 'M4 12h16M13 5l7 7-7 7',
  pin: 'M12 22c4.5-4.6 7-8.6 7-12a7 7 0 1 0-14 0c0 3.4 2.5 7.4 7 12zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  phone:
    'M8.5 3.5l2 4.5-2.3 1.7a13 13 0 0 0 6.1 6.1l1.7-2.3 4.5 2v3.5a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5z',
  mail: 'M3 6h18v12H3zM3.5 6.5l8.5 7 8.5-7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.2l3.5 2.3',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.3-4 2.9-6 6.5-6s6.2 2 6.5 6M16 4.4a3.5 3.5 0 0 1 0 6.3M18 14.5c2.1.8 3.3 2.6 3.5 5.5',
  directions: 'M12 2.5l9.5 9.5-9.5 9.5L2.5 12zM8.5 15v-2.5a2 2 0 0 1 2-2h5M13.3 8l2.5 2.5-2.5 2.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20.5 20.5',
  locate: 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM12 2v4M12 18v4M2 12h4M18 12h4M12 12h.01',
  check: 'M4.5 12.5l5 5 10-11',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  bag: 'M5 8h14l1 13H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  award: 'M12 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM8.5 13l-1.5 8.5 5-2.7 5 2.7-1.5-8.5',
  warning: 'M12 3.5l9.5 17h-19zM12 10v4.5M12 17.5h.01',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7h.01',
  facebook: 'M16.5 3.5H14a3.5 3.5 0 0 0-3.5 3.5v14M7 11.5h8.5',
  tiktok: 'M13 3.5v12a4 4 0 1 1-4-4M13 3.5c.4 3 2.3 4.8 5.5 5',
  'new-tab': 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  x: 'M4 4l16 16M20 4L4 20',
} as const;

export type IconName = keyof typeof paths;

type IconProps = {
  name: IconName;
  /** Accessible name; without it the icon is decoration beside text. */
  label?: string;
  /** A size such as 'size-6' (24 px, the default) and a colour; the stroke has the text colour. */
  className?: string;
};

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

/** One of our own line icons. */
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
      <path d={paths[name]} />
    </svg>
  );
}
