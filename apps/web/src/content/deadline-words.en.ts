import type { Translated } from '../lang/translated.ts'
import type { korean } from './deadline-words.ts'

export const words = {
  'look-up-taxes': {
    title: 'Look up the landlord’s unpaid taxes (미납세금 열람)',
    note: 'At the tax office and the community centre (주민센터), without the landlord’s consent.',
  },
  'report-lease': {
    title: 'Report the lease (전월세 신고)',
    note: 'If you hand in the contract with it, you get the fixed date as well.',
  },
  'move-in-report': {
    title: 'Report your address (전입신고)',
    note: 'Please do it on the day you move in. A day later means a rank that is a day later.',
  },
  'fixed-date': {
    title: 'Fixed date (확정일자)',
    note: 'You can have it as soon as you sign, and on the day you move in at the latest.',
  },
  opposable: {
    title: 'Your power to stay begins (대항력)',
    note: 'From 0:00 of this day you can stay even if the owner changes.',
  },
  'apply-guarantee': {
    title: 'Apply for the deposit guarantee (반환보증)',
    note: 'At a guarantor or a bank, by this day.',
  },
  'renewal-notice': {
    title: 'Say whether you stay or go',
    note: 'The landlord must have received it between these days.',
  },
  'lease-ends': { title: 'The lease ends', note: 'The deposit and the keys change hands together.' },
  'register-tenancy': {
    title: 'Ask for the order to register your lease (임차권등기명령)',
    note: 'If the deposit is not back, you can ask the court from this day on.',
  },
  'claim-guarantee': {
    title: 'Claim on the guarantee (반환보증)',
    note: 'If the deposit is not back by this day, claim it from the guarantor.',
  },
  'demand-distribution': {
    title: 'Demand your share (배당요구)',
    note: 'You are paid only if you ask by the day that the court sets.',
  },
} satisfies Translated<typeof korean>
