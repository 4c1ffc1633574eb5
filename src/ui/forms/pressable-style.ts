const ID = 'react-aria-pressable-style';

/**
 * react-aria adds a style element unless one with this id exists; the content security policy would refuse it and
 * report an error. Its one rule is in ui/styles/base.css instead.
 */
export function keepPressableStyleOut(): void {
  if (typeof document === 'undefined' || document.getElementById(ID)) return;
  const instead = document.createElement('meta');
  instead.id = ID;
  document.head.append(instead);
}
