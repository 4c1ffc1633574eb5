/** A worker's code: beside this file in the source, beside the server's entry in a build (vite.workers.config.ts). */
export const workerFile = (name: string): URL =>
  new URL(import.meta.env?.PROD ? `../${name}.js` : `./${name}.ts`, import.meta.url);
