const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/g;
const FIRST_PRELOAD = /<link rel="(?:module)?preload"/;
const CODE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** Start of the router's script, which imports the code of the page's routes. */
const OPENING = ' type="module" async="">';
const ENTRY = /^import\("([^"]*)"\);?\s*$/m;

/** A hidden page is never painted, so its script doesn't wait. */
const ONCE_PAINTED = 'document.hidden||await new Promise(p=>requestAnimationFrame(()=>setTimeout(p)));';
/**
 * Preloads all modules, since each names only its own imports: three at a time, since all at once block a slow phone
 * for 0.1 s.
 */
const FETCH_ALL =
  'for(const [n,href] of code.entries()){n%3||await new Promise(p=>setTimeout(p));' +
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}";
/** Lets the browser paint before the next module runs. */
const PAUSE = 'await new Promise(p=>setTimeout(p));';

/** A page in two: up to the end of its head, which alone has links to code and style sheets, and the rest. */
type HtmlPage = { head: string; body: string };

function runOncePainted(script: string, code: string[]): string {
  const imports = script
    // If the code fails to load, the page works as it does without scripts.
    .replace(ENTRY, 'import("$1").catch(()=>{});')
    .replaceAll(/^import (".*?");?$/gm, `await import($1);${PAUSE}`)
    .replaceAll(/^import \* as (\w+) from (".*?");$/gm, `const $1 = await import($2);${PAUSE}`);
  return `const code=${JSON.stringify(code)};${ONCE_PAINTED}${FETCH_ALL}\n${imports}`;
}

/** Moves style sheets before all preloads (React puts them last): nothing is painted until they are loaded. */
function sheetsFirst(head: string): string {
  const first = head.search(FIRST_PRELOAD);
  if (first === -1) return head;
  const links = head.slice(first);
  const sheets = links.match(STYLE_SHEET)?.join('') ?? '';
  return head.slice(0, first) + sheets + links.replaceAll(STYLE_SHEET, '');
}

/**
 * Loads what paints a page before its scripts. Pages work without scripts, so these wait for the first paint instead of
 * competing with fonts and pictures on a slow connection.
 */
export function deferScripts({ head, body }: HtmlPage): HtmlPage {
  const begins = body.indexOf(`${OPENING}import `) + OPENING.length;
  const ends = body.indexOf('</script>', begins);
  const script = body.slice(begins, ends);
  if (begins < OPENING.length || !ENTRY.test(script)) return { head, body };
  const code = [...head.matchAll(CODE_PRELOAD)].map(([, href = '']) => href);
  return {
    head: sheetsFirst(head).replaceAll(CODE_PRELOAD, ''),
    body: body.slice(0, begins) + runOncePainted(script, code) + body.slice(ends),
  };
}
