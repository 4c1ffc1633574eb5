import { defineConfig } from 'vitest/config';

const limits = { testTimeout: 60_000, hookTimeout: 120_000 };
const template = { globalSetup: 'tests/support/database-template.ts' };
const everything = ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'tests/**/*.test.ts'];
/** Tests of the built server as a process: they need `npm run build` before. */
const onServer = ['tests/**/*.running.test.ts'];
/** Tests that hold a database: they run on PGlite and again on PostgreSQL. */
const onDatabase = ['src/**/*.db.test.{ts,tsx}', 'tests/**/*.db.test.ts'];
/** Tests that start PostgreSQL: hundreds of diners at once, a stopped clock, the statements of `db/prepare`. */
const races = ['tests/faults/*.test.ts', 'tests/schema/prepare.test.ts', 'src/platform/database/database.test.ts'];
/** Files follow each other in one process, which imports a module once; else each has a process of its own. */
const together = { ...limits, isolate: false };

export default defineConfig({
  test: {
    // Each file may hold a whole PostgreSQL in memory.
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    projects: [
      { test: { name: 'rules', include: everything, exclude: [...onDatabase, ...onServer, ...races], ...together } },
      { test: { name: 'races', include: races, exclude: [...onDatabase, ...onServer], ...limits, ...template } },
      { test: { name: 'running', include: onServer, ...limits, testTimeout: 120_000 } },
      { test: { name: 'database', include: onDatabase, ...together, ...template } },
    ],
  },
});
