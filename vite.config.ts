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
            await getRequestListener(devFetch, { overrideGlobalObjects: false })(req, res);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

export default defineConfig({
  plugins: [appInDevelopment('./src/server.ts'), tailwindcss(), reactRouter()],
  // The map's own library is large and comes only with the map.
  build: { assetsInlineLimit: 0, sourcemap: false, chunkSizeWarningLimit: 1200 },
  environments: {
    ssr: { build: { rolldownOptions: { input: './src/server.ts' } } },
  },
});
