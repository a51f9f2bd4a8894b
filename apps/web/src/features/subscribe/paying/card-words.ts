import { translated } from '../../../lang/translated.ts'

/** Changing the card of a watch, opened from the message about a failed charge. */
export const korean = {
  loginTitle: '로그인하면 카드를 바꿀 수 있어요',
  loginText: '문자의 링크만으로는 로그인되지 않아요. 로그인하면 이 알림의 카드와 내지 못한 돈을 보여 드려요.',
  title: '이 알림의 카드를 바꿀까요?',
  now: '지금 카드',
  noCard: '등록한 카드가 없어요',
  owed: '내지 못한 돈',
  owedSince: (won: string, day: string) => `${won} (${day})`,
  nextTry: '다음에 결제해 볼 때',
  noTry: '이 카드로는 다시 결제하지 않아요',
  until: '지켜보는 기간',
  untilDay: (day: string) => `${day}까지는 계속 지켜봐요`,
  paused: '지금은 멈춰 있어요. 결제되면 그날부터 다시 지켜봐요',
  once: (won: string) =>
    `바꾸면 내지 못한 ${won}을 새 카드로 한 번만 결제해요. 23:30~00:30에는 은행이 쉬어서 00:30이 지나면 결제해요.`,
  choose: '쓸 카드를 골라 주세요.',
  same: '지금 쓰는 카드예요. 다른 카드를 골라 주세요.',
  declined: '이 카드로는 결제되지 않았어요. 잔액과 한도를 확인하거나 다른 카드를 골라 주세요.',
  register: '카드 등록하기',
  change: '이 카드로 바꾸기',
  changeAndPay: (won: string) => `이 카드로 바꾸고 ${won} 결제하기`,
  checkingTitle: '새 카드를 확인하고 있어요',
  checkingText: '결제사에 물어보고 있어요. 돈은 나가지 않아요.',
  done: '카드를 바꿨어요',
  after: {
    paid: '내지 못한 돈을 새 카드로 결제했어요. 알림이 그대로 이어져요.',
    checking: '새 카드로 결제했는지 결제사에 확인하고 있어요. 두 번 결제하지 않아요. 결과를 알려 드릴게요.',
    later: '은행이 쉬는 시간(23:30~00:30)이에요. 00:30이 지나면 새 카드로 한 번 결제하고 결과를 알려 드릴게요.',
    nothing: '다음 결제부터 이 카드를 써요. 지금 나가는 돈은 없어요.',
  },
  toOrders: '결제 내역 보기',
}
export const cardWords = translated(korean, {
  en: () => import('./card-words.en.ts'),
  zh: () => import('./card-words.zh.ts'),
  vi: () => import('./card-words.vi.ts'),
})
