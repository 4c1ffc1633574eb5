const ID = 'react-aria-pressable-style';

/**
 * react-aria writes a style element unless one of this id is there; the content policy would refuse it and report an
 * error. Its one rule stands in calendar.css instead.
 */
export function keepPressableStyleOut(): void {
  if (typeof document === 'undefined' || document.getElementById(ID)) return;
  const instead = document.createElement('meta');
  instead.id = ID;
  document.head.append(instead);
}
