import { applicationWindow } from '@jipsalpim/engine/law/hug.ts'
import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import { lookUps } from '@jipsalpim/engine/law/look-ups.ts'
import { renewalNotice } from '@jipsalpim/engine/law/renewal.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

const papers = [
  ['full-register', 'Register with cancelled entries (등기부, 말소사항 포함)', 'Registry online (인터넷등기소)'],
  ['building-ledger', 'Building ledger (건축물대장)', 'Government portal (정부24)'],
  ['other-deposits', 'Deposits of other households (확정일자 부여현황)', 'Community centre (주민센터)'],
  ['resident-households', 'Households registered there (전입세대확인서)', 'Community centre (주민센터)'],
  ['tax-arrears', 'The landlord’s unpaid taxes (미납세금)', 'Tax office (세무서), community centre (주민센터)'],
  ['landlord-record', 'The landlord’s record with the guarantor (임대인 정보조회)', 'The app 안심전세앱'],
  ['trust-ledger', 'Trust ledger of a home in trust (신탁원부)', 'Registry (등기소)'],
] as const

export const article: ArticleText = {
  title: 'The order of a contract',
  lead: 'From the day you see the home to the day after the move: what to do on each day.',
  sections: [
    {
      title: 'With your own days',
      blocks: [
        {
          kind: 'text',
          text: ['Enter your days, and we work out those that must not be missed. They are used on this device only.'],
        },
        { kind: 'show' },
      ],
    },
    {
      title: 'Before you sign',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Look at the price in two places',
              text: 'At the real trades (국토교통부 실거래가) and at 부동산테크, and work out how much of the price your deposit is.',
            },
            {
              title: 'Take the register within a day of signing',
              text: 'Read all of 표제부, 갑구 and 을구, and take it with the cancelled entries (말소사항 포함). Stop at an auction (경매개시결정), a trust (신탁), a seizure (압류) or a provisional registration (가등기).',
            },
            {
              title: 'Look at the use in the building ledger (건축물대장)',
              text: 'For a neighbourhood shop (근린생활시설) or an illegal building (위반건축물), loans and the deposit guarantee (반환보증) may be refused.',
            },
            {
              title: 'In a shared house (다가구), ask for the other households’ deposits',
              text: 'Only 확정일자부여현황 and 전입세대확인서 show how much stands before you.',
            },
            {
              title: 'Ask about the guarantee and the loan first',
              text: 'Ask the guarantor and the bank whether it works for this address and this deposit, then sign.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'What to look up, and where',
          columns: [
            { key: 'what', label: 'What' },
            { key: 'who', label: 'Where' },
            { key: 'cost', label: 'Cost', numeric: true },
            { key: 'days', label: 'Takes', numeric: true },
            { key: 'consent', label: 'Landlord’s consent' },
          ],
          rows: (on) => {
            const table = lawValue(lookUps, on)
            return papers.map(([id, what, who]) => ({
              id,
              what,
              who,
              cost: table[id].costWon === null ? 'unknown' : won(table[id].costWon),
              days: describeTakes(table[id].takesDays),
              consent: table[id].consent === 'landlord' ? 'needed' : 'not needed',
            }))
          },
        },
      ],
    },
    {
      title: 'The day you sign',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'See that it is the owner',
              text: 'The name on the ID must be that of the owner in the register. With an agent, see the power of attorney (위임장) and the seal certificate (인감증명), and speak to the owner on the phone.',
            },
            {
              title: 'Pay into an account in the owner’s name',
              text: 'If the home is in trust, see that it is the account that the trust company names.',
            },
            {
              title: 'Get what the landlord must show',
              text: 'The landlord must show the list of leases with a fixed date and the tax certificates (납세증명서), or agree that you look them up.',
            },
            {
              title: 'Get the realtor’s explanation in writing',
              text: 'See that the statement (확인·설명서) tells the rights in the register, mortgages shared with other homes, and the right to look up unpaid taxes.',
            },
            {
              title: 'Write the clauses (특약)',
              text: 'First of all the promise that there is no new security until the day after the balance.',
            },
          ],
        },
      ],
    },
    {
      title: 'The day you send the balance (잔금)',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Look at the register again just before you send',
              text: 'If one line differs from the day you signed, do not send, and ask.',
            },
            {
              title: 'Take the keys and photograph the home',
              text: 'Pictures make fewer quarrels when you move out.',
            },
            {
              title: 'Report your address and get the fixed date the same day',
              text: 'Both work online. Foreigners report the changed place of stay (체류지 변경신고). Your 대항력 begins at 0:00 of the next day.',
            },
          ],
        },
      ],
    },
    {
      title: 'After the move',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Look at the register the next day',
              when: 'The day after the move',
              text: 'See that no mortgage came in on the same day.',
            },
            {
              title: 'Report the lease (전월세 신고)',
              when: (on) => `Within ${lawValue(leaseReport, on).days} days of signing`,
              text: 'If you hand in the contract with it, you get the fixed date as well.',
            },
            {
              title: 'Apply for the deposit guarantee (반환보증)',
              when: (on) => `Before ${lawValue(applicationWindow, on)}% of the lease has passed`,
              text: 'After that you cannot.',
            },
            {
              title: 'Say whether you stay or go',
              when: (on) =>
                `From ${lawValue(renewalNotice, on).opens} to ${lawValue(renewalNotice, on).closes} months before the end`,
              text: 'So that the day it was received stays on record, by text message if you like.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: 'Do not move your address before the deposit is back',
          text: 'If you have to move earlier, wait until the registered lease (임차권등기) stands in the register.',
        },
      ],
    },
  ],
  act: 'Check this home',
}

const describeTakes = (days: number | null): string =>
  days === null ? 'unknown' : days === 0 ? 'at once' : days === 1 ? '1 day' : `${days} days`
