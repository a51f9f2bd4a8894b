import { expect, test } from 'vitest'
import { codeFiles, read } from './repository.ts'
import { child, children, nodesOf } from './syntax.ts'

/** How often a file unmasks a personal value, and whether it logs one. */
function revealsIn(file: string, text: string): { reveals: number; logged: number } {
  const calls = nodesOf(file, text).filter((n) => n.type === 'CallExpression')
  const name = (of: (typeof calls)[number]) => {
    const callee = child(of, 'callee')
    return String((callee?.type === 'MemberExpression' ? child(callee, 'property') : callee)?.['name'] ?? '')
  }
  const reveals = calls.filter(
    // Decrypted as bytes, it was never masked.
    (c) => ['reveal', 'openBytes'].includes(name(c)) || (name(c) === 'revealed' && children(c, 'arguments').length),
  )
  const logs = calls.filter((c) => /\blog(\[|\.\w+$)/.test(text.slice(c.start, child(c, 'callee')?.end)))
  const logged = reveals.filter((r) => logs.some((l) => l.start < r.start && r.end < l.end))
  return { reveals: reveals.length, logged: logged.length }
}

const SERVER = 'apps/server/src/'
const sources = codeFiles().filter(
  (f) => (f.startsWith(SERVER) || f.startsWith('dev/')) && !/\.test\.ts$|\/testing\//.test(f),
)

test('a personal value is taken out of its mask in the places that are named here, and in no log', () => {
  const found = sources.flatMap((file) => {
    const { reveals, logged } = revealsIn(file, read(file))
    expect(logged, file).toBe(0)
    return reveals > 0 ? [file.replace(SERVER, '')] : []
  })
  expect(found.toSorted()).toEqual(Object.values(places).flat().toSorted())
})

/** By the purpose of the plain text. */
const places = {
  'answered to the person, or to an operator with a reason': [
    'features/account/person/read-user.ts',
    'features/account/rights/open-row.ts',
    'features/coupon/campaign/read-codes.ts',
    'features/operator/access/reveal-person.ts',
    'features/loan/read-result.ts',
    'features/order/contract/read-contract.ts',
    'features/order/contract/read-stated.ts',
    'features/report/answering/given-answers.ts',
    'features/report/answering/note.ts',
    'features/report/answering/present-version.ts',
    'features/report/answering/report-settings.ts',
    'features/report/asking/read-text.ts',
    'features/report/inquiring/read-inquiry.ts',
    'features/report/disputing/dispute-text.ts',
    'features/report/reading/read-report.ts',
    'features/report/reviewing/review-text.ts',
    'features/report/sharing/list-shares.ts',
    'features/subscribe/reading/open-alert.ts',
    'features/ticket/company/read-company.ts',
    'http/once.ts',
  ],
  'shown in part': [
    'features/operator/story/present-masked.ts',
    'features/report/sharing/read-realtor.ts',
    'features/report/sharing/read-shared.ts',
    'features/verification/receive-result.ts',
  ],
  'handed to a vendor': [
    'features/account/login/log-in-apple.ts',
    'features/account/withdrawal/leave-providers.ts',
    'features/message/send-notice.ts',
    'features/message/pushing/send-push.ts',
    'features/report/sharing/send-share.ts',
    'features/subscribe/checking/fetch-cases.ts',
    'features/payment/card/card-of-order.ts',
    'features/payment/card/change-card.ts',
    'features/payment/opening/payer.ts',
    'features/payment/account/refund-account.ts',
    'features/payment/card/register-card.ts',
    'features/payment/charging/charge-order.ts',
    'features/payment/card/settle-card.ts',
    'features/payment/receipt/settle-receipt.ts',
  ],
  'judged with': [
    'features/operator/access/enter-back-office.ts',
    'features/report/answering/judge-again.ts',
    'features/report/disputing/verify-person.ts',
    'features/report/preparing/build-input.ts',
    'features/report/preparing/step.ts',
    'features/subscribe/judging/input-of.ts',
    'features/subscribe/judging/registers.ts',
  ],
  'made into a keyed hash': [
    'features/account/person/index-people.ts',
    'features/account/person/person-keys.ts',
    'features/account/verified/change-mobile.ts',
    'sealing/record-keys.ts',
    'sealing/reindex.ts',
  ],
  'sealed again, alone or with what the law keeps': [
    'crypto/seal.ts',
    'features/account/personal-data.ts',
    'features/order/personal-data.ts',
  ],
  'read as a file': ['files/local-files.ts'],
  'a token of ours, which holds numbers and a reason': ['features/operator/preview/preview-token.ts'],
  'the mask itself': ['crypto/personal.ts'],
} satisfies Record<string, readonly string[]>

test('the rule sees a planted violation', () => {
  const seen = (line: string) => revealsIn('apps/server/src/x.ts', `const f = (ctx, phone) => ${line}`)
  expect(seen('phone.reveal()')).toEqual({ reveals: 1, logged: 0 })
  expect(seen('ctx.seal.openBytes(place, phone)')).toEqual({ reveals: 1, logged: 0 })
  expect(seen('revealed(phone)')).toEqual({ reveals: 1, logged: 0 })
  expect(seen('ctx.log.warn({ phone: phone.reveal() })')).toEqual({ reveals: 1, logged: 1 })
  expect(seen("ctx.log[phone ? 'warn' : 'error'](`${revealed(phone)}`)")).toEqual({ reveals: 1, logged: 1 })
  expect(seen('ctx.log.warn({ phone })')).toEqual({ reveals: 0, logged: 0 })
})
