import type { Metric } from '../../../kernel/manifest.ts'
import { doubtKinds, countDoubts } from './read-doubts.ts'

export const doubtsMetric: Metric = {
  name: 'payment_in_doubt',
  help: 'Attempts, refunds, payments and differences of the books that were in doubt for longer than 30 minutes',
  label: 'kind',
  labels: doubtKinds,
  read: async (db) => Object.fromEntries((await countDoubts(db)).map(({ kind, count }) => [kind, count])),
}
