import { day } from '@jipsalpim/engine/values/day.ts'

const grounds = { as_of: day('2026-11-21'), source: '견본' }

/** Another operator's figures and invented reviews, to show the layout in the sandbox. Never stored. */
export const sampleFigures = [
  { key: 'protected-deposit', value: 80_379_000_000_000, ...grounds },
  { key: 'customers', value: 304_452, ...grounds },
] as const

export const sampleReviews = [
  {
    name: 'a',
    who: '다세대 · 전세 1억 8,000만 원',
    said: '근저당이 옆집까지 묶여 있다는 걸 계약 전날 알았어요.',
    ...grounds,
  },
  { name: 'b', who: '오피스텔 · 반전세', said: '중개사에게 물어볼 말을 그대로 읽었어요.', ...grounds },
  {
    name: 'c',
    who: '다가구 · 전세 9,500만 원',
    said: '다른 집 보증금을 모른다고 말해 줘서 서류를 떼러 갔어요.',
    ...grounds,
  },
  {
    name: 'd',
    who: '아파트 · 전세 3억 2,000만 원',
    said: '잔금 날 아침에 등기부가 그대로라는 걸 보고 보냈어요.',
    ...grounds,
  },
]

/** The pilot's notice for the bank's two entries: the specification's terms, and what is available today. */
const pilot = [
  '은행 자산관리 앱의 회원은 카카오 계정마다 보고서 1건을 무료로 받을 수 있어요. 은행 앱에서 들어와야 해요.',
  '먼저 신청한 6,000명까지 드려요.',
  '변동 알림은 아직 준비하고 있어서 지금은 받을 수 없어요. 열리면 먼저 신청한 4,000명까지 1건을 무료로 드려요.',
  '3개월 동안 열고, 알리지 않고 일찍 끝날 수 있어요.',
  '보고서의 내용은 제휴 연구기관이 제공하고, 은행은 들어오는 길만 이어 줘요.',
]
export const sampleNotices = (['ich', 'ione'] as const).map((entry) => ({
  name: `pilot-${entry}`,
  entry,
  title: '시범 서비스 안내',
  items: pilot,
  from: day('2026-11-01'),
  to: null,
  source: '견본',
}))
