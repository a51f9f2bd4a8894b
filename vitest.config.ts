import { defineConfig } from 'vitest/config'
import LongestFirst from './house/longest-first.ts'

const server = ['apps/server/src/**/*.test.ts', 'db/**/*.test.ts', 'dev/**/*.test.ts']
const journeys = ['journeys/**/*.test.ts']
const house = ['house/**/*.test.ts']

export default defineConfig({
  test: {
    pool: 'threads',
    // The default leaves one core to vitest itself, which needs a tenth of it: half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // What is polled for comes at once or not at all; a busy machine is no reason to fail.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: ['**/*.test.{ts,tsx}'],
          isolate: false,
          // Property tests take seconds, and a busy machine several times as long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          exclude: ['**/node_modules/**', '**/dist/**', ...server, ...journeys, ...house],
        },
      },
      {
        extends: true,
        test: { name: 'house', include: house, sequence: { groupOrder: 0 }, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: server,
          // Each file has a server and a database of its own: two fill two cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: journeys,
          globalSetup: ['journeys/global-setup.ts'],
          // Each worker has a product and each file a browser, and waits for them a quarter of its time: three fill two cores.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
