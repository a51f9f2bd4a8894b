import { assess } from '@jipsalpim/engine/assess.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { known, unknown } from '@jipsalpim/engine/values/known.ts'
import { expect, it } from 'vitest'
import type { Danger } from './danger.ts'
import type { Home } from './home.ts'
import { marketPrice, officialPrice } from './prices.ts'
import { registerBody } from './register-body.ts'
import { registerOf } from './register.ts'
import { sites } from './sites.ts'
import { homes, subjectOfHome, unitOf } from './world.ts'

const viewedAt = new Date('2026-11-21T03:04:05Z')
const on = day('2026-11-21')
/** In force on the register, and each one enough to lose the home or the deposit. */
const grave: readonly Danger[] = [
  'lease-right',
  'seizure',
  'attachment',
  'injunction',
  'provisional-claim',
  'provisional-security',
  'auction',
  'attachment-to-auction',
  'public-sale',
  'trust',
  'rehabilitation',
  'bankruptcy',
]

it.each(homes.filter((h) => h.carries.some((d) => grave.includes(d))).map((h) => [h.id, h] as const))(
  '%s carries a grave danger and is 위험 or 매우위험',
  (_, home) => expect(['위험', '매우위험']).toContain(judged(home).grade),
)

it.each(homes.filter((h) => h.carries.includes('clean')).map((h) => [h.id, h] as const))(
  '%s is clean and no worse than 주의',
  (_, home) => expect(['양호', '주의', '판단보류']).toContain(judged(home).grade),
)

it('every grade is met in this world', () => {
  expect(new Set(homes.map((h) => judged(h).grade)).size).toBeGreaterThanOrEqual(4)
})

function judged(home: Home): Assessment {
  const register = registerOf(subjectOfHome(home))
  const body = registerBody(register, {
    viewedAt,
    transactionId: 't',
    joint: true,
    summary: true,
    pdfBase64: null,
    warning: '',
  })
  const read = readRegister({ kind: 'provider', body })
  if ('refused' in read) throw new Error(`${home.id}: ${read.refused.name}`)
  const site = sites.find((s) => s.no === home.site)
  if (!site) throw new Error(`${home.id} stands nowhere`)
  const notGiven = unknown('not-given')
  const official = officialPrice(site, unitOf(home), 2026)
  return assess({
    day: on,
    register: read.register,
    lease: {
      kind: '전세',
      deposit: known(home.deposit, 'test', on),
      rent: known(0, 'test', on),
      contractDate: known(on, 'test', on),
      moveInDate: known(on, 'test', on),
      landlordName: notGiven,
    },
    home: {
      kind: known(site.kind, 'test', on),
      dongCode: known(site.place.code, 'test', on),
      area: notGiven,
      use: notGiven,
      violation: known(site.violation, 'test', on),
      approvedOn: known(site.approvedOn, 'test', on),
      households: notGiven,
      otherDeposits: notGiven,
      officialPrice: official === null ? notGiven : known(official, 'test', on),
      trades: notGiven,
      statedPrice: known(marketPrice(site, unitOf(home)), 'test', on),
    },
  })
}
