const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/g;
const FIRST_PRELOAD = /<link rel="(?:module)?preload"/;
const CODE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** Opens the router's start script, which imports the code of the page's routes. */
const OPENING = ' type="module" async="">';
/** Its last line: the code that begins. */
const ENTRY = /^import\("([^"]*)"\);?\s*$/m;
/** On the page's html element: React waits until somebody or something on the page asks for it. */
const WHEN_ASKED = / data-scripts="when-asked"/;

/** A hidden page is never painted, so the script does not wait there. */
const ONCE_PAINTED = 'document.hidden||await new Promise(p=>requestAnimationFrame(()=>setTimeout(p)));';
/**
 * Preloads the whole list, since each module only names its own imports: three at a time, for all at once keep a slow phone from
 * anything else for 0.1 s.
 */
const FETCH_ALL =
  'for(const [n,href] of code.entries()){n%3||await new Promise(p=>setTimeout(p));' +
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}";
/**
 * Holds what is pressed before the entry runs, which then holds it itself. Where that cannot be loaded, or takes three
 * seconds, what was pressed does what it does without scripts.
 */
const HOLD =
  "const early=[],letGo=()=>{removeEventListener('click',hold,true);for(const pressed of early.splice(0))pressed.click()}," +
  "hold=e=>{const pressed=e.target.closest?.('a[data-opens-card],button[type=button]');" +
  'if(!pressed||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;e.preventDefault();' +
  "early.push(pressed)>1||setTimeout(letGo,3000)};addEventListener('click',hold,true);";
const LET_GO = '.catch(()=>{}).finally(letGo);';
/** Lets what was pressed meanwhile be painted before the next module runs. */
const PAUSE = 'await new Promise(p=>setTimeout(p));';

/** A page in two: up to the end of its head, which alone has links to code and style sheets, and the rest. */
type HtmlPage = { head: string; body: string };

/** The code of the routes becomes a function; `window.pageScripts` is read by src/layout/hydration. */
function begunOncePainted(beginning: string, code: string[], whenAsked: boolean): string {
  const entry = ENTRY.exec(beginning)?.[1];
  const imports = beginning
    .replace(ENTRY, '')
    .replaceAll(/^import (".*?");?$/gm, `await import($1);${PAUSE}`)
    .replaceAll(/^import \* as (\w+) from (".*?");$/gm, `const $1 = await import($2);${PAUSE}`);
  const scripts = `const code=${JSON.stringify(code)};window.pageScripts={code,load:async()=>{\n${imports}}};`;
  return `${HOLD}${scripts}${ONCE_PAINTED}${whenAsked ? '' : FETCH_ALL}\nimport("${entry}")${LET_GO}`;
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
 * competing with fonts and pictures on a slow connection; on a page that is only read, React waits until it is asked for.
 * The answer to a posted form is not such a page: `isAnswer`.
 */
export function deferScripts({ head, body }: HtmlPage, isAnswer = false): HtmlPage {
  const begins = body.indexOf(`${OPENING}import `) + OPENING.length;
  const ends = body.indexOf('</script>', begins);
  const beginning = body.slice(begins, ends);
  if (begins < OPENING.length || !ENTRY.test(beginning)) return { head, body };
  const whenAsked = !isAnswer && WHEN_ASKED.test(head);
  const code = [...head.matchAll(CODE_PRELOAD)].map(([, href = '']) => href);
  const sorted = sheetsFirst(head).replaceAll(CODE_PRELOAD, '');
  return {
    head: isAnswer ? sorted.replace(WHEN_ASKED, '') : sorted,
    body: body.slice(0, begins) + begunOncePainted(beginning, code, whenAsked) + body.slice(ends),
  };
}
