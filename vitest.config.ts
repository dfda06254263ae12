import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'reglas',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Vitest leaves a core free for somebody who is typing.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'recorridos',
          include: ['e2e/**/*.test.ts'],
          // Two files at once, each with its own browser: journeys wait a good deal. They share the server, which no
          // journey changes for another. After the rules, which are told of sooner when they are wrong.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // As long as the journeys wait for an element (`e2e/site.ts`): a busy machine needs more than the second of Vitest.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
