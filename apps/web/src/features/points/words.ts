import { translated } from '../../lang/translated.ts'

/** Texts for points. A landlord's credit is something else, and has a page of its own. */
export const korean = {
  title: '내 포인트',
  what: '집살핌에서 돈처럼 쓰는 포인트예요. 1포인트는 1원이에요. 집주인의 신용 정보가 아니에요.',
  failed: '포인트를 불러오지 못했어요',
  none: '아직 포인트가 없어요',
  noneText: '불편을 드렸을 때 상담원이 드려요. 받으면 여기에 보여요.',
  toWatch: '변동 알림 보기',
  balance: '쓸 수 있는 포인트',
  held: (won: string) => `결제하고 있는 주문에 ${won}이 묶여 있어요. 결제하지 않으면 돌아와요.`,
  lots: '언제 끝나나요',
  kind: { apology: '불편을 드려 죄송한 마음으로 드렸어요', gift: '상담원이 드렸어요' },
  given: (day: string, won: string) => `${day}에 ${won}`,
  ends: (day: string) => `${day}까지 쓸 수 있어요`,
  moves: '쌓이고 쓴 내역',
  move: { give: '받았어요', use: '썼어요', back: '돌려받았어요', expire: '기한이 지나 사라졌어요' },
  rulesTitle: '이렇게 써요',
  rules: (months: number) => [
    '변동 알림을 시작할 때 값의 일부나 모두를 포인트로 낼 수 있어요.',
    '먼저 끝나는 것부터 써요.',
    `받은 날부터 ${months}개월 동안 쓸 수 있어요. 돈으로 바꿔 드리지는 않아요.`,
    '포인트로 낸 것은 포인트로, 낸 돈은 낸 방법으로 돌려드려요.',
    '탈퇴하면 남은 포인트는 사라져요.',
  ],
}
export const pointsWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
