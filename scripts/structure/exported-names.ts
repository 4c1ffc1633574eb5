/** What every route module may export: its names say what the router calls, not what they mean. */
const ROUTE_EXPORTS = new Set(['loader', 'action', 'meta', 'links', 'headers', 'handle', 'shouldRevalidate']);
const EXPORTED = /^export (?:default )?(?:async )?(?:function|const|type|class) (\w+)/gm;

/** Names that more than one file exports, with those files: one exported name has one meaning. */
export function namesWithTwoHomes(files: readonly { path: string; text: string }[]): string[] {
  const homes = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const [, name = ''] of text.matchAll(EXPORTED))
      if (!ROUTE_EXPORTS.has(name)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  return [...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}
