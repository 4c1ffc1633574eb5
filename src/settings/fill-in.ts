const PLACEHOLDER = /\{(\w+)\}/g;

/** The names in braces: 'title' in 'The menus at {title}.' */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/** Replaces placeholders; braces without a value stay. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(PLACEHOLDER, (braces, name) => (Object.hasOwn(values, name) ? (values[name] ?? braces) : braces));
}
