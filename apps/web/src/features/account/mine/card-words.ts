import { translated } from '../../../lang/translated.ts'

/** Texts for the user's cards that are stored at the gateway. */
export const korean = {
  title: '등록한 카드',
  note: '변동 알림을 자동결제하려고 등록한 카드예요. 카드 번호는 결제사에만 있어요.',
  none: '등록한 카드가 없어요.',
  failed: '카드를 불러오지 못했어요',
  nameless: '카드',
  since: (number: string, day: string) => (number === '' ? `${day} 등록` : `${number} · ${day} 등록`),
  change: '바꾸기',
  changeNamed: (card: string) => `${card} 바꾸기`,
  end: '지우기',
  endNamed: (card: string) => `${card} 지우기`,
  endTitle: (card: string) => `${card} 등록을 지울까요?`,
  endText:
    '결제사에서도 지워요. 이 카드로 자동결제하던 변동 알림이 있으면 다음 결제가 안 돼요. 먼저 다른 카드로 바꿔 주세요.',
  ended: '카드를 지웠어요.',
}
export const cardWords = translated(korean, {
  en: () => import('./card-words.en.ts'),
  zh: () => import('./card-words.zh.ts'),
  vi: () => import('./card-words.vi.ts'),
})
