import { translated } from '../../lang/translated.ts'

export const korean = {
  moveIn: '이사하고 전입신고한 날',
  fixed: '확정일자를 받은 날',
  mortgage: '근저당이 접수된 날',
  first: '내 보증금이 근저당보다 앞서요.',
  equal: '근저당과 같은 순위예요. 돈이 모자라면 비율대로 나눠요.',
  later: '근저당이 내 보증금보다 앞서요.',
  stays: '대항력은 근저당보다 빨라요. 다 받지 못하면 새 주인에게 나머지를 달라고 할 수 있어요.',
  ends: '대항력도 근저당보다 늦어요. 경매로 팔리면 나가야 할 수 있어요.',
  empty: '세 날짜를 모두 적으면 계산해요.',
}
export const rankFinderWords = translated(korean, {
  en: () => import('./rank-finder-words.en.ts'),
  zh: () => import('./rank-finder-words.zh.ts'),
  vi: () => import('./rank-finder-words.vi.ts'),
})
