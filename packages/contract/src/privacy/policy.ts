import { day } from '@jipsalpim/engine/values/day.ts'
import { processors, type Processor } from './processors.ts'
import { retentionTable, type RetentionRule } from './retention.ts'
import type { Seller } from './seller.ts'
import { policyWords, type PolicyWords } from './words.ts'

export type Table = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
export type PolicySection = {
  id: string
  title: string
  says: readonly string[]
  list?: readonly string[]
  table?: Table
}

/** Of work that several vendors do, or that may be left out, only those that the operator has chosen. */
const chosenWork: readonly Processor['work'][] = ['messages', 'mail', 'applications']
const processorsOf = (seller: Seller) =>
  processors.filter((p) => !chosenWork.includes(p.work) || seller.chosen.split(',').includes(p.id))

export const policyFrom = day('2026-11-01')

/**
 * The privacy policy (개인정보 보호법 제30조, 시행령 제31조), generated from the tables of the retention jobs and of the processors:
 * the page and the printed document have no other content.
 */
export const privacyPolicy = (seller: Seller, w: PolicyWords = policyWords): readonly PolicySection[] => [
  { id: 'intro', title: w.intro.title, says: w.intro.says(seller.name) },
  {
    id: 'items',
    title: w.items.title,
    says: w.items.says,
    table: { caption: w.items.title, head: w.items.head, rows: w.items.rows },
  },
  {
    id: 'retention',
    title: w.retention.title,
    says: w.retention.says,
    table: {
      caption: w.retention.title,
      head: w.retention.head,
      rows: retentionTable.map((rule) => describeRule(rule, w)),
    },
  },
  { id: 'third', title: w.third.title, says: w.third.says },
  {
    id: 'processors',
    title: w.processors.title,
    says: w.processors.says,
    table: {
      caption: w.processors.title,
      head: w.processors.head,
      rows: processorsOf(seller).map((p) => [
        p.company ?? seller.hosting,
        w.work[p.work],
        p.given.map((given) => w.given[given]).join(', '),
        w.keeps[p.keeps],
      ]),
    },
  },
  {
    id: 'abroad',
    title: w.abroad.title,
    says: w.abroad.says,
    table: {
      caption: w.abroad.title,
      head: w.abroad.head,
      rows: processorsOf(seller).flatMap((p) =>
        p.country === 'KR'
          ? []
          : [
              [
                p.company ?? seller.hosting,
                p.contact,
                w.country[p.country],
                w.work[p.work],
                p.given.map((given) => w.given[given]).join(', '),
                w.keeps[p.keeps],
              ],
            ],
      ),
    },
  },
  { id: 'rights', title: w.rights.title, says: w.rights.says, list: w.rights.list },
  { id: 'children', title: w.children.title, says: w.children.says },
  { id: 'device', title: w.device.title, says: w.device.says, list: w.device.list },
  { id: 'automatic', title: w.automatic.title, says: w.automatic.says },
  { id: 'destroy', title: w.destroy.title, says: w.destroy.says },
  { id: 'safety', title: w.safety.title, says: w.safety.says, list: w.safety.list },
  {
    id: 'officer',
    title: w.officer.title,
    says: w.officer.says(seller.privacyOfficer, seller.privacyEmail, seller.phone),
  },
  { id: 'remedy', title: w.remedy.title, says: w.remedy.says, list: w.remedy.list },
  { id: 'change', title: w.change.title, says: w.change.says(policyFrom) },
]

const describeRule = ({ id, keep, by, law }: RetentionRule, w: PolicyWords): readonly string[] => [
  w.data[id] ?? id,
  keep === 'until-withdrawal' ? w.untilWithdrawal : keep === 'until-done' ? w.untilDone : w.period(keep),
  w.carried[by],
  law === 'our own' ? w.ourOwn : `${law.title} ${law.article}`,
]
