/** Text styles for the provider's frames, from our tokens: our style sheets and fonts do not reach into them. */
export function hostedLook(): Record<string, Record<string, string>> {
  const sheet = getComputedStyle(document.documentElement);
  const token = (name: string) => sheet.getPropertyValue(`--color-${name}`).trim();
  return {
    input: { 'font-size': '16px', 'font-family': 'system-ui, sans-serif', color: token('ink') },
    'input.invalid': { color: token('tomato-deep') },
    '::placeholder': { color: token('ink-soft') },
  };
}
