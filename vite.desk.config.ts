import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The desk's scripts and style, built beside the site's own, which know nothing of them. */
export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    manifest: 'assets/desk.json',
    modulePreload: false,
    rolldownOptions: {
      input: ['desk.ts', 'desk.css', 'sw.ts'].map((file) => `src/desk/browser/${file}`),
      // A service worker reaches no further than its own folder.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'desk/sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
