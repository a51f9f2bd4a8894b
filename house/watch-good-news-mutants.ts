import type { Mutant } from './mutant.ts'

const subscribe = 'apps/server/src/features/subscribe'
const message = 'apps/server/src/features/message'
const checking = (name: string): Mutant['test'] => ({ file: `${subscribe}/checking/checking.test.ts`, name })
const silent = (name: string): Mutant['test'] => ({ file: `${subscribe}/checking/silent-list.test.ts`, name })
const watching = (name: string): Mutant['test'] => ({ file: `${subscribe}/watching.test.ts`, name })
const pausing = (name: string): Mutant['test'] => ({ file: `${subscribe}/renewing/after-pause.test.ts`, name })
const mailing = (name: string): Mutant['test'] => ({ file: `${message}/delivery/mail.test.ts`, name })

/** Ways in which the watch would show as good news what it does not know, or keep bad news to itself. */
export const watchGoodNewsMutants: readonly Mutant[] = [
  {
    name: 'watch-news:copy-is-news',
    mistake: "a provider's copy of the register closes an application that ended after it was made",
    file: 'packages/engine/src/watch/home-state.ts',
    from: 'const COPY_MS = 3_600_000',
    to: 'const COPY_MS = 0',
    test: checking('closes nothing'),
  },
  {
    name: 'watch-news:outage-once',
    mistake: 'an outage of days is said once',
    file: `${subscribe}/alerting/alert-outage.ts`,
    from: 'isAgain ? `${dedupe_key}:${morning}` : dedupe_key',
    to: 'dedupe_key',
    test: watching('is an outage'),
  },
  {
    name: 'watch-news:pause-swallows',
    mistake: 'what the register showed while a watch was not paid for is told to it never',
    file: `${subscribe}/renewing/renew-period.ts`,
    from: "    await alertSincePause(tx, { ...watch, state: 'active' })\n",
    to: '',
    test: pausing('is told of what another watch'),
  },
  {
    name: 'watch-news:unpaid-read',
    mistake: 'a register that nobody pays for is bought, and becomes the new baseline unseen',
    file: `${subscribe}/checking/check-home.ts`,
    from: '  if (await restUnpaid(ctx, home)) return\n',
    to: '',
    test: pausing('cost no register'),
  },
  {
    name: 'watch-news:balance-day-ignored',
    mistake: 'the day of moving in is taken for the day of paying, though another one is known',
    file: 'packages/engine/src/diff/stage.ts',
    from: '(balanceDate ? valueOf(balanceDate) : null) ?? ',
    to: '',
    test: { file: 'packages/engine/src/diff/stage.test.ts', name: 'a week before the move' },
  },
  {
    name: 'watch-news:cleared-holds',
    mistake: 'what was entered and cleared again holds the money up for ever',
    file: `${subscribe}/reading/read-guard.ts`,
    from: "(standingUrgency(judgement) ?? 'nothing')",
    to: "(judgement.urgency ?? 'nothing')",
    test: watching('holds the money up no longer'),
  },
  {
    name: 'watch-news:past-month-rewritten',
    mistake: 'the promises of a past month are counted by days that the lease got later',
    file: `${subscribe}/reading/scheduled-checks.ts`,
    from: '    .map(({ lease, ...span }) => ({\n      lease,',
    to: '    .map(({ lease: _, ...span }) => ({\n      lease: leases.at(-1)?.lease ?? _,',
    test: { file: `${subscribe}/reading/statements.test.ts`, name: 'by the days that the lease had then' },
  },
  {
    name: 'watch-news:refused-talk-is-silence',
    mistake: 'an 알림톡 whose template no vendor takes is followed by no text',
    file: `${message}/send-notice.ts`,
    from: "if (why === 'template-refused' && notice.channel === 'talk')",
    to: "if (why === 'no-number' && notice.channel === 'talk')",
    test: mailing('because of its template'),
  },
  {
    name: 'watch-news:vendors-down-is-silence',
    mistake: 'while no vendor of messages answers, an urgent alert waits for hours',
    file: `${message}/send-notice.ts`,
    from: 'const MAIL_AFTER_CHECKS = 3',
    to: 'const MAIL_AFTER_CHECKS = 300',
    test: mailing('because none answers'),
  },
  {
    name: 'watch-news:gone-explains',
    mistake: 'a register that is refused is explained by an application that the list no longer names',
    file: `${subscribe}/checking/decide-next.ts`,
    from: '(c) => c.closed_at === null && c.gone_at === null)',
    to: '(c) => c.closed_at === null)',
    test: checking('that no list names any more'),
  },
  {
    name: 'watch-news:register-ends-the-retries',
    mistake: 'a register that was read in place of a failing list ends the retries of the list until the next day',
    file: `${subscribe}/checking/decide-next.ts`,
    from: 'isMissing || isListMissing ? home.failures + 1 : 0',
    to: 'isMissing ? home.failures + 1 : 0',
    test: silent('is asked again hourly'),
  },
  {
    name: 'watch-news:one-register-an-outage',
    mistake: 'a list that fails for days is replaced by a register only once',
    file: `${subscribe}/checking/plan-home.ts`,
    from: 'home.failures >= 2 &&',
    to: 'home.failures === 2 &&',
    test: silent('is asked again hourly'),
  },
]
