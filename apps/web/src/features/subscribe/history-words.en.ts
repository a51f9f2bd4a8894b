import type { Translated } from '../../lang/translated.ts'
import type { korean } from './history-words.ts'

export const words = {
  bar: 'Entries of the register',
  title: (year, n) => `${n === 1 ? 'One entry' : `${n} entries`} since ${year}`,
  titleUndated: (n) => (n === 1 ? 'One entry' : `${n} entries`),
  since: (n) => (n === 0 ? 'None since the watch began.' : `${n} since the watch began.`),
  tabs: { all: 'All', owner: 'Owners (갑구)', debt: 'Debts (을구)' },
  tabsLabel: 'Which part',
  year: (year) => year,
  count: (n) => (n === 1 ? '1 entry' : `${n} entries`),
  undated: 'No day is printed',
  day: (year, month, date) => `${year}-${month}-${date}`,
  receipt: (no) => `receipt no. ${no}`,
  struck: 'Cancelled',
  struckText: 'It is struck out and no longer counted.',
  fresh: 'New since the watch',
  rank: (section, rank) => `${section} ${rank}`,
  none: 'Nothing is entered in this part.',
  notRead: 'The register has not been read yet',
  notReadText: 'Once the first register is read, it stands here by year.',
  source: (at) => `Source: register, ${at}`,
  failed: 'The entries could not be loaded',
} satisfies Translated<typeof korean>
