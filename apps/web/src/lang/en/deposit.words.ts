import type { Messages } from '../messages.ts'

/** English: paying into an account, its receipt, and an order that follows another. */
export const depositMessages: Messages = {
  minute: {
    fields: { home: { label: 'Address' }, unit: { label: 'Building, floor, unit' } },
    questions: {
      home: { title: 'Which home is it?', hint: 'Just the address to begin with.' },
      unit: 'Which building and unit is it?',
    },
  },
}
