import type { FindingId } from '../../risk/finding-ids.ts'
import { age, count, date, type FindingBody, has, text, who } from './text.ts'

type Ids = Extract<
  FindingId,
  | 'pending-application'
  | 'unknown-purpose'
  | 'cancel-conflict'
  | 'summary-conflict'
  | 'share-right'
  | 'partial-cancellation'
  | 'unread-lines'
  | 'land-register'
  | 'pages-missing'
  | 'current-only'
  | 'register-old'
>

export const documentFindings: Readonly<Record<Ids, FindingBody>> = {
  'pending-application': (n) =>
    `이 서류가 나온 때에 아직 처리되지 않은 등기 신청이 있었어요${has(n, 'purposes') ? `: ${text(n, 'purposes')}` : ''}.`,
  'unknown-purpose': (n) => `효력이 있는 등기 ${count(n, 'count')}건의 뜻을 알지 못했어요.`,
  'cancel-conflict': (n) => `말소 여부가 서로 다르게 읽히는 등기가 ${count(n, 'count')}건 있어요.`,
  'summary-conflict': (n) =>
    [
      n['count'] === 0 ? '' : `맨 뒤의 요약과 본문에서 효력이 다르게 읽히는 등기가 ${count(n, 'count')}건 있어요.`,
      n['owners'] === '' ? '' : `${text(n, 'owners')}의 이름이나 지분이 서로 다르게 읽혀요.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'share-right': (n) =>
    [
      `집 전체가 아니라 지분에만 걸린 권리가 ${count(n, 'count')}건 있어요.`,
      n['of'] === '' ? '' : `${text(n, 'of')}의 지분이에요.`,
      n['unread'] === 0 ? '' : `그중 ${count(n, 'unread')}건은 지분이 얼마인지 몰라 전체로 계산했어요.`,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  'partial-cancellation': (n) =>
    `${who(n)}의 권리 ${count(n, 'count')}건은 일부가 말소됐어요. 얼마가 남았는지 적혀 있지 않아 전부 남은 것으로 계산했어요.`,
  'unread-lines': (n) => `등기부에서 ${count(n, 'count')}줄을 제자리에 놓지 못했어요. 그대로 보여 드려요.`,
  'land-register': (n) =>
    `${has(n, 'address') ? `${text(n, 'address')} ` : ''}땅의 등기부예요. 집의 주인과 집에 걸린 권리는 건물의 등기부에 있어요.`,
  'pages-missing': (n) => `모두 ${count(n, 'declared')}쪽인데 ${count(n, 'read')}쪽만 읽었어요.`,
  'current-only': (n) => `이 서류는 "${text(n, 'certificate')}"이라 말소된 기록이 나오지 않아요.`,
  'register-old': (n) => `이 등기부는 ${date(n, 'viewed')}에 나왔고, 그 뒤로 ${age(n, 'days')} 지났어요.`,
}
