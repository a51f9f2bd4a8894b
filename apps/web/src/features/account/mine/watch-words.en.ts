import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

export const words = {
  title: 'Watched homes',
  none: 'No home is being watched.',
  begin: 'Watch a home',
  failed: 'The watched homes could not be loaded',
  lastCheck: (at) => `Last checked: ${at}`,
  unchecked: 'Not checked yet',
  stopped: (at) => `The watch has stopped · last checked: ${at}`,
  state: {
    active: 'Being watched',
    grace: 'The payment failed',
    paused: 'Stopped until it is paid',
    ending: 'Its last day is set',
    ended: 'Ended',
    stopped: 'You stopped it',
  },
  unseen: (n) => (n === 1 ? '1 new alert' : `${n} new alerts`),
  all: 'See all',
} satisfies Translated<typeof korean>
