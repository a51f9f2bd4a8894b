import type { Translated } from '../../lang/translated.ts'
import type { korean } from './list-words.ts'

export const words = {
  filter: 'Choose which reports to see',
  show: {
    all: (n) => `All ${n}`,
    made: (n) => `Ready ${n}`,
    waiting: (n) => `Being made ${n}`,
    withdrawn: (n) => `Cancelled ${n}`,
    failed: (n) => `Not made ${n}`,
    hidden: (n) => `Hidden ${n}`,
    shared: (n) => `Shown to me ${n}`,
  },
  none: 'No report here',
  noneNote: 'Please choose another group.',
  toAll: 'See all',
  why: {
    failed: 'You are not charged, or get everything back.',
    cancelled: 'The order was cancelled before there was a report.',
  },
  arrange: (home) => `Arrange ${home}`,
  title: 'Arrange this report',
  name: 'Your name for it (optional)',
  nameHint: 'Only you see it. For example: the one near work',
  save: 'Save the name',
  saved: 'The name is saved.',
  hide: 'Hide it from the list',
  hideNote: 'It is not deleted. You find it under ‘Hidden’.',
  hidden: 'It is hidden from the list.',
  unhide: 'Show it in the list again',
  unhidden: 'It is in the list again.',
  shared: {
    note: 'They open until the day that the sender chose. The lot and the unit are hidden.',
    until: (day) => `Opens until ${day}`,
    signed: (day) => `You noted on ${day} that you read it`,
    unsigned: 'You have not noted yet that you read it',
    made: (day) => `Data of ${day}`,
  },
} satisfies Translated<typeof korean>
