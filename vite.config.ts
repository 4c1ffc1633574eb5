import { getRequestListener } from '@hono/node-server';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, isRunnableDevEnvironment, type Plugin } from 'vite';

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
            await getRequestListener(devFetch)(req, res);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

/**
 * All pages share one style sheet (docs/decisions/022). Its parts are joined as their code is, so it begins with the order
 * of the cascade layers.
 */
const layersInOrder: Plugin = {
  name: 'layers-in-order',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer properties, theme, base, components, utilities;${file.source}`;
    },
  },
};

/**
 * The server is built with its packages: a start would otherwise look up and read 1,400 files. These find files of their
 * own beside them, or are loaded only where a setting asks for them.
 */
const SERVER = './src/server.ts';
const LEFT_OUT = ['@electric-sql/pglite', 'sharp', 'pino', 'braintree', 'heic-decode'];

/** The development server loads packages as they are: those in CommonJS can't run in Vite's own module runner. */
const bundledPackages = { noExternal: true as const, external: LEFT_OUT };

export default defineConfig(({ command }) => ({
  plugins: [appInDevelopment(SERVER), layersInOrder, tailwindcss(), reactRouter()],
  // The map's own library is large and comes only with the map.
  build: { cssCodeSplit: false, assetsInlineLimit: 0, sourcemap: false, chunkSizeWarningLimit: 1200 },
  environments: {
    // Zod tries whether it may compile code, which our pages' policy forbids and every browser then reports.
    client: { define: { 'globalThis.__zod_globalConfig': '{"jitless":true}' } },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: command === 'build' ? bundledPackages : {},
      build: {
        cssCodeSplit: true,
        // One file for all that a start needs: reading and linking 70 takes longer.
        rolldownOptions: {
          input: SERVER,
          output: { comments: false, codeSplitting: { groups: [{ name: 'server', tags: ['$initial'] }] } },
        },
      },
    },
  },
}));
