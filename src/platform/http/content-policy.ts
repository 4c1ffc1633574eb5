/** External origins a page may use, by purpose. */
export type Origins = Partial<Record<'script' | 'img' | 'connect' | 'frame' | 'form', string[]>>;

/** A page's content security policy: the site itself, these external origins, and the hashes of its inline scripts. */
export function contentPolicy(origins: Origins[]): (hashes: string[]) => string {
  const from = (use: keyof Origins) => origins.flatMap((origins) => origins[use] ?? []);
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
