import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

const workers = globSync('src/**/*.worker.ts').map((file) => [basename(file, '.ts'), file]);

/** The server's worker threads, built beside build/server/index.js. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'build/server',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { input: Object.fromEntries(workers), output: { entryFileNames: '[name].js' } },
  },
  ssr: { noExternal: true, external: ['heic-decode'] },
});
