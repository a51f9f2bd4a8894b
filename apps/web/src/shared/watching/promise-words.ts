import { translated } from '../../lang/translated.ts'

/** Texts for what a watch promises and how long it took. */
export const korean = {
  text: '등기소에 접수된 때부터 알림이 가기까지예요. 막대는 실제로 걸린 시간, 세로선은 약속이에요.',
  phase: { daily: '평소', 'before-move-in': '계약 ~ 이사', 'balance-day': '잔금 날' },
  looks: { daily: '하루 1번 확인', 'before-move-in': '하루 5번 확인', 'balance-day': '30분마다 확인' },
  within: (hours: number) => `${hours}시간 안`,
  measured: (time: string, cases: number) => `지난 90일 실제 ${time} · ${cases}건의 95%가 이보다 빨랐어요`,
  notMeasured: '실제로 걸린 시간은 아직 몰라요. 20건이 쌓이면 보여 드려요.',
  hours: (h: number, m: number) => (h === 0 ? `${m}분` : m === 0 ? `${h}시간` : `${h}시간 ${m}분`),
  asOf: (at: string) => `기준 ${at} · 출처 집살핌 확인 기록`,
  failed: '약속과 실제 기록을 불러오지 못했어요',
  again: '다시 불러오기',
}
export const promiseWords = translated(korean, {
  en: () => import('./promise-words.en.ts'),
  zh: () => import('./promise-words.zh.ts'),
  vi: () => import('./promise-words.vi.ts'),
})
