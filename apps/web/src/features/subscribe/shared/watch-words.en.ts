import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './watch-words.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const words = {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  day: (day) => `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(8))}`,
  minute: (day, clock) => `${day} ${clock}`,
  month: (month) => `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`,
  duration: (minutes) =>
    [
      minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '',
      minutes % 60 > 0 || minutes < 60 ? `${minutes % 60} min` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),

  unknown: 'Not checked',
  lastCheck: 'Last check',
  nextCheck: 'Next check',
  notYet: 'None yet',
  noNext: 'No more checks',
  pausedNext: 'None while it is stopped',

  phase: {
    idle: 'No change',
    application: 'Application filed',
    pending: 'Checking the result',
    'confirmed-changed': 'Register changed',
    'confirmed-same': 'Register unchanged',
    dismissed: 'Application withdrawn or refused',
  },
  unchecked: 'Not checked yet',
  stale: 'Watch stopped',
  state: {
    active: 'Being watched',
    grace: 'The payment failed',
    paused: 'Stopped until it is paid',
    ending: 'Its last day is set',
    ended: 'Ended',
    stopped: 'You stopped it',
  },
  plan: { month: 'Every month', year: 'Every year' },
  planOnce: { month: 'One month', year: 'One year' },

  lease: { 전세: 'Deposit lease (전세)', 반전세: 'Deposit and rent (반전세)', 월세: 'Monthly rent (월세)' },
  leaseLine: (type, deposit, rent) => (rent === null ? `${type} ${deposit}` : `${type} ${deposit} · rent ${rent}`),
  leaseUnknown: 'We do not know the lease yet',

  failed: 'The watched homes could not be loaded',
  none: 'No home is being watched',
  noneText: 'We tell you as soon as the register changes or an application is filed.',
  begin: 'Watch a home',
  chooseTitle: 'Which home?',
  toWatching: 'See the watched homes',
  legalSource: (law) => `Source: ${law}`,
  asOf: (at) => `As of ${at}`,
} satisfies Translated<typeof korean>
