import { defineConfig } from 'vitest/config';

const RULES = {
  // Vitest leaves a core free for somebody who is typing.
  maxWorkers: '100%',
  // Each worker loads the catalogue once, not for every file. What a file puts in place of a global is taken back.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  // Some start a program, and a busy machine takes its time over that.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    reporters: ['default', 'scripts/testing/skipped-tests-reporter.ts'],
    projects: [
      // Run beside the build.
      { test: { ...RULES, name: 'reglas', include: ['{src,scripts,bench}/**/*.test.{ts,tsx}'] } },
      // With deadlines that a build beside them would make them miss; they wait more than they work.
      {
        test: {
          ...RULES,
          name: 'servidor',
          include: ['server/**/*.test.ts'],
          maxWorkers: 6,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'recorridos',
          include: ['e2e/**/*.test.ts'],
          // Two files at once, each worker with one browser. They share the server, which no journey changes for another.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 2 },
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 60_000,
          // A busy machine may let one wait run out; the report says which test needed its second try.
          retry: 1,
          hookTimeout: 120_000,
          // As long as the journeys wait for an element (`e2e/site.ts`): a busy machine needs more than the second of Vitest.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
