import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, isRunnableDevEnvironment, type Plugin } from 'vite';

/** `npm run dev` answers through our own app, so /api and the router's context exist in development too. */
function appInDevelopment(entry: string): Plugin {
  return {
    name: 'app-in-development',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (req, res, next) => {
          try {
            const { ssr } = server.environments;
            if (!ssr || !isRunnableDevEnvironment(ssr)) return next();
            req.url = req.originalUrl;
            const { devFetch } = (await ssr.runner.import(entry)) as typeof import('./src/server.ts');
            await getRequestListener(devFetch, { overrideGlobalObjects: false })(req, res);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

/** Builds `file` of a package with what `itself` finds replaced; a package that is written in another way stops the build. */
function packageWith(name: string, file: RegExp, ...replaced: [itself: RegExp, instead: string][]): Plugin {
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code) {
        return replaced.reduce((before, [itself, instead]) => {
          if (before.search(itself) < 0) this.error(`${file} is not written as the plugin "${name}" knows it`);
          return before.replace(itself, () => instead);
        }, code);
      },
    },
  };
}

/**
 * The router reloads a page whose code is lost by itself, as often as it likes and where the diner came from. Here such a
 * page fails as it is drawn, as any may, and src/layout/shared/chunk-reload.ts decides.
 */
const lostCodeIsAnError = packageWith(
  'lost-code-is-an-error',
  /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/,
  [
    /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    `return { default: () => { throw Object.assign(new Error('lost code', { cause: error }), { name: 'LostCode' }); } };`,
  ],
);

/**
 * The router makes a regular expression of each route's pattern anew, for each request about a hundred: a tenth of what a
 * page costs to render. Here it makes each once.
 */
const patternsMadeOnce = packageWith('patterns-made-once', /react-router\/dist\/\w+\/lib\/router\/utils\.js$/, [
  /function compilePath\(path, caseSensitive = false, end = true\) \{/,
  `const madePatterns = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = JSON.stringify([path, caseSensitive, end]);
  if (madePatterns.size > 1000) madePatterns.clear();
  if (!madePatterns.has(key)) madePatterns.set(key, makePattern(path, caseSensitive, end));
  return madePatterns.get(key);
}
function makePattern(path, caseSensitive, end) {`,
]);

/**
 * React writes a page as bytes, piece by piece into blocks of a few kilobytes, and counts the bytes of each piece to decide
 * what comes later; our pages are sent whole, as one text (src/entry.server.tsx). Here it writes text.
 */
const reactWritesText = packageWith(
  'react-writes-text',
  /react-dom\/cjs\/react-dom-server\.node\.production\.js$/,
  [
    /(?<=\nfunction writeChunk\(destination, chunk\) \{\n).*?(?=\n\}\n)/s,
    '  if (chunk.length > 0) destination.write(chunk);',
  ],
  [/(?<=\nfunction stringToPrecomputedChunk\(content\) \{\n).*?(?=\n\}\n)/s, '  return content;'],
  [/(?<=\nfunction byteLengthOfChunk\(chunk\) \{\n).*?(?=\n\}\n)/s, '  return chunk.length;'],
);

/**
 * The text of the built server stays in memory while it runs. Here it comes without what packages bring for development,
 * without comments (below), and with characters beyond ASCII escaped: Node keeps a file that has one at two bytes for each of its characters.
 */
const smallServer: Plugin = {
  name: 'small-server',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  configEnvironment: (name) => (name === 'ssr' ? { define: { 'process.env.NODE_ENV': '"production"' } } : undefined),
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      file.code = file.code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    }
  },
};

/**
 * What pg-boss reads schedules with, which are not used (`schedule: false`, src/platform/jobs), and Zod's messages in sixty languages
 * beside English, which it imports by itself: a sixth of the server's text. Before all others, or Vite has found the files.
 */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^(cron-parser|rrule-temporal|\.\.\/locales\/index\.js)$/ },
    handler: (name, importer) =>
      /\/node_modules\/(pg-boss|zod)\//.test(importer ?? '') ? `\0unused-${name}` : undefined,
  },
  load: {
    filter: { id: /^\0unused-/ },
    handler: () => 'export const CronExpressionParser = undefined, RRuleTemporal = undefined;',
  },
  generateBundle(_options, bundle) {
    const built = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const unused = built.find((id) =>
      /\/node_modules\/(cron-parser|luxon|rrule-temporal|zod\/v4\/locales\/(?!en\.))/.test(id),
    );
    if (unused) this.error(`${unused} is not used, but built`);
  },
};

/** Counters of requests in other stores than ours. */
const storesOfLimits = packageWith('stores-of-limits', /rate-limiter-flexible\/index\.js$/, [
  /require\('\.\/lib\/(?!RateLimiter(Memory|Postgres|Res)')[\w/]+'\)/g,
  '{}',
]);

/**
 * A worker thread of the server is a file of its own beside index.js, built by itself. The source names it as
 * `new URL('./name.worker.ts', import.meta.url)`; here it is named as seen from the file where that code comes to be. It is not
 * emitted as a chunk: with another entry the server would be in index.js, without a name that tells the build.
 */
function workersOfServer(): Plugin {
  const workers = new Map<string, string>();
  const named = (ending: string) =>
    new RegExp(`\\./([\\w-]+\\.worker)\\.${ending}(?=['"], import\\.meta\\.url\\))`, 'g');
  return {
    name: 'workers-of-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { code: named('ts') },
      handler(code, importer) {
        return code.replace(named('ts'), (file, name: string) => {
          workers.set(`${name}.js`, join(dirname(importer), file));
          return `./${name}.js`;
        });
      },
    },
    renderChunk(code, { fileName }) {
      const root = relative(dirname(fileName), '.') || '.';
      return code.replace(named('js'), (_, name: string) => `${root}/${name}.js`);
    },
    async writeBundle({ dir = '' }) {
      for (const [name, ssr] of workers) {
        const output = { entryFileNames: name };
        await build({
          configFile: false,
          logLevel: 'error',
          build: { ssr, outDir: dir, emptyOutDir: false, copyPublicDir: false, rolldownOptions: { output } },
        });
      }
    },
  };
}

/**
 * All pages share one style sheet (docs/decisions/022). Its parts are joined as their code is, so it begins with the order
 * of the cascade layers.
 */
const LAYERS = '@layer properties, theme, base, components, utilities;';
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + file.source;
    },
  },
};

/** What runs on a page before React does; it brings no module along that needs it. */
const AT_FIRST =
  /src\/(layout\/(hydration\/(?!hydrate\.tsx)|consent\/(begin-consent|signals)|header\/close-details|progress\.ts|shared\/(chunk-reload|shown-page|toasts))|platform\/(data-layer|optional-code)|ui\/(after-paint|links\/plain-click|card\/card-history)|values\/(pages\/page-paths|time\/duration))|vite\/preload-helper/;
/** What the cookie question needs, too. */
const WITHOUT_REACT =
  /src\/(ui\/(button-class|without-react\/)|layout\/consent\/(choice|wording)|values\/pages\/secret-paths)/;

/** Tells the files of ours whose paths below src begin with one of these. Throws where none does: one was moved. */
function below(...beginnings: string[]) {
  const starts = beginnings.map((one) => join(import.meta.dirname, 'src', one));
  const lost = starts.find((start) => globSync(`${start}*`).length === 0);
  if (lost) throw new Error(`no file begins with ${lost}`);
  return (id: string) => starts.some((start) => id.startsWith(start));
}

/** What many pages share comes in few files: each costs a request, and a module of its own to start. */
const CHUNKS = [
  { name: 'first', test: AT_FIRST, priority: 9 },
  { name: 'without-react', test: WITHOUT_REACT, priority: 8 },
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 7 },
  { name: 'shared', test: /src\/(ui|settings|seo|layout)\//, minShareCount: 4, priority: 6 },
  // Words, times and calls, without packages, and what opens the booking card.
  {
    name: 'most-pages',
    test: below(
      'values/error-c',
      'values/http-status',
      'values/money',
      'values/thousands',
      'values/query',
      'values/miles',
      'values/allergens/allergens.',
      'values/time/london-time',
      'values/time/wall-time',
      'values/time/instant-text',
      'values/time/time-window',
      'values/time/whole-dates',
      'values/time/months',
      'restaurants/restaurant-paths',
      'restaurants/hours',
      'restaurants/opening-hours',
      'restaurants/search/',
      'platform/http/page/scripts-when-asked',
      'platform/api/',
      'platform/captcha/captcha-token',
      'payments/cancellation-terms',
      'booking/contracts/covers',
      'booking/contracts/constants',
      'booking/rules/booking-text',
      'booking/flow/booking-request',
      'booking/flow/card-',
      'booking/parts/booking-link',
      'booking/dialog/lazy-modal',
    ),
    minShareCount: 4,
    priority: 5,
  },
  // Free tables, as pages and the card show them.
  {
    name: 'tables',
    test: below(
      'pages/free-tables/asked',
      'booking/rules/times/suggested-time',
      'booking/rules/when-full/waitlist-offer',
      'booking/flow/party-request',
      'booking/flow/booking-calls',
      'booking/flow/journey-dates',
      'booking/parts/times/asked-time',
      'booking/parts/times/slot-groups',
      'payments/card-calls',
    ),
    minShareCount: 2,
    priority: 4,
  },
  // What the card has in common with the pages that book, show or change a table.
  {
    name: 'booking',
    test: below(
      'offers/rules/offer-state',
      'booking/rules/needs',
      'booking/rules/voucher',
      'booking/rules/ticket',
      'booking/flow/journey-',
      'booking/flow/remembered/',
      'booking/parts/ticket/',
      'booking/parts/journey-notice',
      'booking/parts/preferences',
      'booking/dialog/frame/step-heading',
    ),
    minShareCount: 2,
    priority: 3,
  },
  { name: 'forms', test: below('forms/'), minShareCount: 3, priority: 2 },
];

type ModuleInfo = { importedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };

/** What the server needs at its start, whatever its settings, comes in one file: each costs a start its reading and linking. */
function atStart(entry: string) {
  let needed: Set<string> | undefined;
  const neededBy = (first: string, modules: Modules) => {
    const found = new Set([first]);
    for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
    return found;
  };
  return (id: string, modules: Modules) => {
    needed ??= neededBy(entry, modules);
    return needed.has(id) ? 'server' : null;
  };
}

/**
 * The server is built with its packages: a start would otherwise look up and read 1,400 files. These find files of their
 * own beside them, or are loaded only where a setting asks for them.
 */
const SERVER = './src/server.ts';
const LEFT_OUT = ['@electric-sql/pglite', 'sharp', 'pino', 'braintree', 'heic-decode'];

export default defineConfig({
  plugins: [
    appInDevelopment(SERVER),
    lostCodeIsAnError,
    patternsMadeOnce,
    reactWritesText,
    smallServer,
    withoutUnused,
    storesOfLimits,
    workersOfServer(),
    layersInOrder,
    tailwindcss(),
    reactRouter(),
  ],
  // The map's own library is large and comes only with the map.
  build: { cssCodeSplit: false, assetsInlineLimit: 0, sourcemap: false, chunkSizeWarningLimit: 1200 },
  environments: {
    // Zod tries whether it may compile code, which our pages' policy forbids and every browser then reports.
    client: {
      define: { 'globalThis.__zod_globalConfig': '{"jitless":true}' },
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } },
    },
    ssr: {
      build: {
        cssCodeSplit: true,
        rolldownOptions: {
          input: SERVER,
          output: {
            comments: false,
            codeSplitting: { groups: [{ name: atStart(join(import.meta.dirname, SERVER)) }] },
          },
        },
      },
      resolve: { noExternal: true, external: LEFT_OUT },
    },
  },
});
