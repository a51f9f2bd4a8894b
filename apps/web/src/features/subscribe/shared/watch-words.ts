import type { Day } from '@jipsalpim/engine/values/day.ts'
import { translated } from '../../../lang/translated.ts'

const monthOf = (day: Day): number => Number(day.slice(5, 7))
const dateOf = (day: Day): number => Number(day.slice(8))

/** Words that every screen of a watch uses. */
export const korean = {
  today: '오늘',
  yesterday: '어제',
  tomorrow: '내일',
  day: (day: Day): string => `${monthOf(day)}월 ${dateOf(day)}일`,
  minute: (day: string, clock: string) => `${day} ${clock}`,
  month: (month: string) => `${Number(month.slice(0, 4))}년 ${Number(month.slice(5))}월`,
  duration: (minutes: number) =>
    [
      minutes >= 60 ? `${Math.floor(minutes / 60)}시간` : '',
      minutes % 60 > 0 || minutes < 60 ? `${minutes % 60}분` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),

  unknown: '확인 못 함',
  lastCheck: '마지막 확인',
  nextCheck: '다음 확인',
  notYet: '아직 없어요',
  noNext: '더 보지 않아요',
  pausedNext: '멈춘 동안 확인하지 않아요',

  phase: {
    idle: '변동 없음',
    application: '신청 접수됨',
    pending: '결과 확인 중',
    'confirmed-changed': '등기부가 바뀜',
    'confirmed-same': '등기부는 그대로',
    dismissed: '신청이 취하·각하됨',
  },
  unchecked: '아직 확인 전',
  stale: '확인이 멈춤',
  state: {
    active: '지켜보는 중',
    grace: '결제가 안 됐어요',
    paused: '결제를 기다리며 멈춤',
    ending: '끝나는 날이 정해짐',
    ended: '끝났어요',
    stopped: '그만뒀어요',
  },
  plan: { month: '한 달마다', year: '1년마다' },
  planOnce: { month: '한 달', year: '1년' },

  lease: { 전세: '전세', 반전세: '반전세', 월세: '월세' },
  leaseLine: (type: string, deposit: string, rent: string | null) =>
    rent === null ? `${type} ${deposit}` : `${type} ${deposit} · 월세 ${rent}`,
  leaseUnknown: '계약 내용을 아직 몰라요',

  failed: '지켜보는 집을 불러오지 못했어요',
  none: '지켜보는 집이 없어요',
  noneText: '등기부가 바뀌거나 새 신청이 접수되면 바로 알려 드려요.',
  begin: '집 지켜보기',
  chooseTitle: '어느 집인가요?',
  toWatching: '지켜보는 집 보기',
  legalSource: (law: string) => `근거 ${law}`,
  asOf: (at: string) => `기준 ${at}`,
}
export const watchWords = translated(korean, {
  en: () => import('./watch-words.en.ts'),
  zh: () => import('./watch-words.zh.ts'),
  vi: () => import('./watch-words.vi.ts'),
})
