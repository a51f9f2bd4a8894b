import { translated } from '../../lang/translated.ts'

/** The words of a payment's window, whatever is bought. */
export const korean = {
  notReady: '결제 창을 열지 못했어요. 잠시 뒤 다시 시도해 주세요.',
  checkingTitle: '결제를 확인하고 있어요',
  checkingText: '카드사에 다시 물어보고 있어요. 화면을 닫아도 괜찮아요. 두 번 결제되지 않아요.',
  aborted: '결제가 종료되었습니다',
  said: (why: string) => `결제사가 알린 이유: ${why}`,
  payBy: '결제 방법',
  card: '카드·간편결제',
  cardNote: '포트원',
  payple: '카드',
  paypleNote: '페이플',
  due: '내는 돈',
  priceChanged: (won: string) => `가격이 ${won}으로 바뀌었어요. 확인한 뒤 다시 눌러 주세요.`,
  failedTitle: '결제가 되지 않았어요',
  failedNothing: '카드에서 돈이 나갔다면 저절로 돌려드려요.',
  wrongAmount: (won: string) => `주문과 다른 금액이 결제됐어요. 결제한 ${won}을 모두 돌려드리고 있어요.`,
  backTitle: '결제한 돈을 돌려드려요',
  goesBack: (won: string) => `결제한 ${won}을 모두 돌려드리고 있어요.`,
  takenOver: {
    pending: {
      title: '다른 화면에서 결제하고 있어요',
      text: '같은 것을 두 번 사지 않도록 이 화면의 결제는 멈췄어요. 여기에서 사려면 다시 결제해 주세요.',
    },
    completed: { title: '다른 화면에서 이미 샀어요', text: '같은 것을 두 번 사지 않도록 이 결제는 멈췄어요.' },
  },
  seeOrder: '먼저 한 주문 보기',
  again: '다시 결제하기',
  noOrder: '어떤 결제인지 알 수 없어요. 결제했다면 산 것이 들어오거나, 결제한 돈을 저절로 돌려드려요.',
  ticket: '이용권 1장 쓰기',
  ticketNote: (n: number, day: string) => `${n}장 있어요 · 먼저 끝나는 것은 ${day}까지`,
  ticketDueNote: '이용권이 값을 모두 내요. 카드로 내는 돈은 없어요.',
  consentTicket: '누르면 바로 보고서를 만들고, 만들기 시작하면 청약철회를 할 수 없다는 데 동의해요.',
  consentMoreTicket: '만들지 못하면 쓴 이용권을 돌려드려요.',
  ticketGone: '쓸 수 있는 이용권이 없어요. 다른 결제 방법을 골라 주세요.',
  priceNote: '부가세가 들어 있어요. 더 내는 돈은 없어요.',
}
export const payWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
