const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/g;
const FIRST_PRELOAD = /<link rel="(?:module)?preload"/;
const CODE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** Opens the router's start script, which imports the code of the page's routes. */
const OPENING = ' type="module" async="">';

/** A hidden page is never painted, so the script does not wait there. */
const ONCE_PAINTED = 'document.hidden||await new Promise(p=>requestAnimationFrame(()=>setTimeout(p)));';
/** Preloads the whole list, since each module only names its own imports. */
const FETCH_ALL =
  "document.head.append(...code.map(href=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})));";

function begunOncePainted(beginning: string, code: string[]): string {
  const imports = beginning
    .replaceAll(/^import (".*?");?$/gm, 'await import($1);')
    .replaceAll(/^import \* as (\w+) from (".*?");$/gm, 'const $1 = await import($2);');
  return `${ONCE_PAINTED}const code=${JSON.stringify(code)};${FETCH_ALL}\n${imports}`;
}

/** Moves style sheets before all preloads (React puts them last): nothing is painted until they are loaded. */
function sheetsFirst(html: string): string {
  const end = html.indexOf('</head>');
  const first = html.search(FIRST_PRELOAD);
  if (first === -1 || first > end) return html;
  const head = html.slice(first, end);
  const sheets = head.match(STYLE_SHEET)?.join('') ?? '';
  return html.slice(0, first) + sheets + head.replaceAll(STYLE_SHEET, '') + html.slice(end);
}

/**
 * Loads what paints a page before its scripts. Pages work without scripts, so these wait for the first paint instead of
 * competing with fonts and pictures on a slow connection.
 */
export function deferScripts(html: string): string {
  const code = [...html.matchAll(CODE_PRELOAD)].map(([, href = '']) => href);
  const sorted = sheetsFirst(html).replaceAll(CODE_PRELOAD, '');
  const begins = sorted.indexOf(`${OPENING}import `) + OPENING.length;
  if (begins < OPENING.length) return html;
  const ends = sorted.indexOf('</script>', begins);
  return sorted.slice(0, begins) + begunOncePainted(sorted.slice(begins, ends), code) + sorted.slice(ends);
}
