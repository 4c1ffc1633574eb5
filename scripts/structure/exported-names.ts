/** Exports of route modules, whose names the router defines. */
const ROUTE_EXPORTS = new Set(['loader', 'action', 'meta', 'links', 'headers', 'handle', 'shouldRevalidate']);
const EXPORTED = /^export (?:default )?(?:async )?(?:function|const|type|class) (\w+)/gm;

/** Names exported by several files, with those files: one exported name has one meaning. */
export function namesWithTwoHomes(files: readonly { path: string; text: string }[]): string[] {
  const homes = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const [, name = ''] of text.matchAll(EXPORTED))
      if (!ROUTE_EXPORTS.has(name)) homes.set(name, (homes.get(name) ?? new Set()).add(path));
  return [...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}
