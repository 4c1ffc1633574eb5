import { TrieRouter } from 'hono/router/trie-router';

export const READ = ['GET', 'HEAD'] as const;

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

export const methodsOfPage = (takesForms: boolean): readonly string[] => (takesForms ? [...READ, 'POST'] : READ);

/** A router entry; 'ALL' is middleware or a fallback. */
type Entry = { method: string; path: string };

/** The methods a router's endpoints accept at a path; empty if there are none. */
export function knownMethods(entries: readonly Entry[]): (pathname: string) => string[] {
  const router = new TrieRouter<string>();
  for (const { method, path } of entries) if (method !== 'ALL') router.add('ALL', path, method);
  return (pathname) => {
    const methods = new Set(router.match('ALL', pathname)[0].map(([method]) => method));
    return [...methods].flatMap((method) => (method === 'GET' ? READ : method));
  };
}
