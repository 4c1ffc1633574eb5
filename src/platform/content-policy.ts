/** Origins outside the site that a page may reach, by what it may do with them. */
export type Origins = Partial<Record<'script' | 'img' | 'connect' | 'frame' | 'form', string[]>>;

/** The content policy of a page from the hashes of its inline scripts: the site itself, and the given others. */
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
