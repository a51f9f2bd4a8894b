import type { Mutant } from './mutant.ts'

const alerting = 'apps/server/src/features/subscribe/alerting'
const sending = (name: string): Mutant['test'] => ({ file: `${alerting}/channels-and-hours.test.ts`, name })

/** Ways in which an alert would be sent when or where it is not wanted, or not be sent again. */
export const watchSendingMutants: readonly Mutant[] = [
  {
    name: 'watch-sending:no-repeat',
    mistake: 'a critical alert that nobody opened is not sent again',
    file: `${alerting}/repeat-alerts.ts`,
    from: '    await postAlert(tx, context, { critical: true, ignoresQuietHours: true }, repeats)\n',
    to: '',
    test: sending('is sent again after 3 and 24 hours'),
  },
  {
    name: 'watch-sending:repeats-what-is-over',
    mistake: 'an application is sent again as received after it was withdrawn',
    file: `${alerting}/repeat-alerts.ts`,
    from: ' || (await isOver(tx, context))',
    to: '',
    test: sending('waits for the end of the quiet hours'),
  },
  {
    name: 'watch-sending:quiet-hours',
    mistake: 'a critical alert waits for the end of the quiet hours',
    file: `${alerting}/post-alert.ts`,
    from: 'rule.ignoresQuietHours ? 0 : secondsOfQuiet',
    to: 'rule.ignoresQuietHours ? secondsOfQuiet(watch, tx.now()) : secondsOfQuiet',
    test: sending('waits for the end of the quiet hours'),
  },
  {
    name: 'watch-sending:channels-of-critical',
    mistake: 'a critical alert is not sent on a channel that is turned off',
    file: `${alerting}/post-alert.ts`,
    from: '...(!rule.critical && { by:',
    to: '...({ by:',
    test: sending('is sent where the user wants it'),
  },
  {
    name: 'watch-sending:repeats-a-read-register',
    mistake: 'that the register is refused is sent again after it was read',
    file: `${alerting}/repeat-alerts.ts`,
    from: "return home.last_extract_says !== 'pending'",
    to: 'return false',
    test: sending('not once the register was read'),
  },
]
