import { TrieRouter } from 'hono/router/trie-router';

export const READ = ['GET', 'HEAD'] as const;

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** What is only read takes these; a form too takes the other. */
export const methodsOfPage = (takesForms: boolean): readonly string[] => (takesForms ? [...READ, 'POST'] : READ);

/** A router's entry: 'ALL' is middleware, or hands on whatever is asked. */
type Entry = { method: string; path: string };

/** The methods that the endpoints of a router take at a path; none where it has none there. */
export function knownMethods(entries: readonly Entry[]): (pathname: string) => string[] {
  const router = new TrieRouter<string>();
  for (const { method, path } of entries) if (method !== 'ALL') router.add('ALL', path, method);
  return (pathname) => {
    const methods = new Set(router.match('ALL', pathname)[0].map(([method]) => method));
    return [...methods].flatMap((method) => (method === 'GET' ? READ : method));
  };
}
