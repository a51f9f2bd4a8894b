import type { Mutant } from './mutant.ts'

const delivery = 'apps/server/src/features/message/delivery'
const judging = (name: string): Mutant['test'] => ({ file: `${delivery}/judge-delivery.test.ts`, name })
const delivering = (name: string): Mutant['test'] => ({ file: `${delivery}/delivery.test.ts`, name })
const mailing = (name: string): Mutant['test'] => ({ file: `${delivery}/mail.test.ts`, name })

/** Ways in which an alert would reach nobody, or reach them twice. */
export const deliveryMutants: readonly Mutant[] = [
  {
    name: 'delivery:accepted-is-delivered',
    mistake: 'a message without a result at the limit counts as delivered',
    file: `${delivery}/judge-delivery.ts`,
    from: "return { ...later, result: 'unknown', next }",
    to: "return { ...later, result: 'delivered' }",
    test: delivering('unknown after a day'),
  },
  {
    name: 'delivery:text-beside-the-vendors',
    mistake: 'our text is sent while the vendor still sends its own',
    file: `${delivery}/judge-delivery.ts`,
    from: '    if (isTextDue && age < TEXT_OF_VENDOR_S) return later\n',
    to: '',
    test: judging('four minutes for its own text'),
  },
  {
    name: 'delivery:outage-doubles-alerts',
    mistake: 'an alert is sent again because the vendor did not answer',
    file: `${delivery}/judge-delivery.ts`,
    from: 'age >= URGENT_S && delivery !== undefined ? next : null',
    to: 'age >= URGENT_S ? next : null',
    test: judging('silence that was not heard'),
  },
  {
    name: 'delivery:no-mail-after-the-text',
    mistake: 'an alert whose text failed is given up',
    file: `${delivery}/judge-delivery.ts`,
    from: "channel !== 'mail' && alert ? 'mail' : null",
    to: 'null',
    test: mailing('of a watched home is sent by mail, once'),
  },
  {
    name: 'delivery:mail-beside-delivered',
    mistake: 'a mail is sent for an alert that reached the phone',
    file: `${delivery}/delivery-queries.ts`,
    from: "(other.result = 'delivered' or n.channel = 'talk')",
    to: "n.channel = 'talk'",
    test: mailing('arrives while nothing is known of its text'),
  },
  {
    name: 'delivery:asked-once',
    mistake: 'a result that is not there at the first request is never asked for again',
    file: `${delivery}/delivery-queries.ts`,
    from: 'where result_due <= app_now()\n',
    to: 'where result_due <= app_now() and result_asks = 0\n',
    test: delivering('whose result comes late'),
  },
]
