/** External origins that a page may use, by what it may use them for. */
export type Origins = Partial<Record<'script' | 'img' | 'connect' | 'frame' | 'form', string[]>>;

/**
 * The content security policy of a page: the site itself, these external origins, and the hashes of its inline scripts.
 */
export function contentPolicy(others: Origins[]): (hashes: string[]) => string {
  const from = (use: keyof Origins) => others.flatMap((origins) => origins[use] ?? []);
  const line = (...words: string[]) => words.join(' ');
  const frames = from('frame');
  return (hashes) =>
    [
      "default-src 'self'",
      line("script-src 'self'", ...hashes, ...from('script')),
      "style-src 'self'",
      line("img-src 'self' data:", ...from('img')),
      line("connect-src 'self'", ...from('connect')),
      ...(frames.length > 0 ? [line("frame-src 'self'", ...frames)] : []),
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      line("form-action 'self'", ...from('form')),
      "frame-ancestors 'none'",
    ].join('; ');
}
