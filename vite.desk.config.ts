import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The desk's script and style, built beside the site's own, which know nothing of them. */
export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    manifest: 'assets/desk.json',
    modulePreload: false,
    rolldownOptions: { input: ['src/desk/browser/desk.ts', 'src/desk/browser/desk.css'] },
  },
});
