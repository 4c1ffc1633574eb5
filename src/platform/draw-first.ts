const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/g;
const FIRST_PRELOAD = /<link rel="(?:module)?preload"/;
const CODE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** The script with which the router begins: it names the code of the page's routes. */
const BEGINNING = /(?<=<script type="module" async="">)(?=import )[\s\S]*?(?=<\/script>)/;

/** A page nobody looks at is not painted: there nothing is waited for. */
const ONCE_PAINTED = 'document.hidden||await new Promise(p=>requestAnimationFrame(()=>setTimeout(p)));';
/** Gives the browser the whole list, for one module only names the next. */
const FETCH_ALL =
  "document.head.append(...code.map(href=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})));";

function begunOncePainted(beginning: string, code: string[]): string {
  const imports = beginning
    .replaceAll(/^import (".*?");?$/gm, 'await import($1);')
    .replaceAll(/^import \* as (\w+) from (".*?");$/gm, 'const $1 = await import($2);');
  return `${ONCE_PAINTED}const code=${JSON.stringify(code)};${FETCH_ALL}\n${imports}`;
}

/** Style sheets before every preload, where React puts them last: nothing is drawn until they are there. */
function sheetsFirst(html: string): string {
  const end = html.indexOf('</head>');
  const first = html.search(FIRST_PRELOAD);
  if (first === -1 || first > end) return html;
  const head = html.slice(first, end);
  const sheets = head.match(STYLE_SHEET)?.join('') ?? '';
  return html.slice(0, first) + sheets + head.replaceAll(STYLE_SHEET, '') + html.slice(end);
}

/**
 * What draws a page is fetched before what makes it answer. A page of ours works without its code, so that waits until
 * the page is painted rather than share a slow line with its type and pictures.
 */
export function drawFirst(html: string): string {
  const code = [...html.matchAll(CODE_PRELOAD)].map(([, href = '']) => href);
  const sorted = sheetsFirst(html).replaceAll(CODE_PRELOAD, '');
  return BEGINNING.test(sorted) ? sorted.replace(BEGINNING, (text) => begunOncePainted(text, code)) : html;
}
