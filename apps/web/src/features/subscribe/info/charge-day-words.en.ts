import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './charge-day-words.ts'

export const words = {
  title: 'Change the day of payment',
  note: (now) => `It is charged on ${now}. You can change it once a year.`,
  choose: 'New day',
  placeholder: 'Choose a day',
  option: (day) => `day ${day}`,
  bridge: (from, to, days, won) =>
    `${won} for the ${days === 1 ? 'day' : `${days} days`} from ${from} to ${to} is charged first, on ${from}.`,
  nextMonth: (next, day) => `From ${next} it is charged every month on ${day}, or on the last day of a shorter month.`,
  nextYear: (next) => `From ${next} it is charged every year.`,
  change: (day) => `Change to ${day}`,
  done: 'The day of payment is changed',
} satisfies Translated<typeof korean>
