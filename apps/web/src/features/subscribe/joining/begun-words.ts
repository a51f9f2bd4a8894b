import { translated } from '../../../lang/translated.ts'

/** After the payment: the watch that begins, or why it could not. */
export const korean = {
  waitingTitle: '첫 등기부를 읽고 있어요',
  begunTitle: '지금부터 지켜봐요',
  leave: '이 화면을 닫아도 괜찮아요. 시작되면 알려 드려요.',
  stepsLabel: '시작하는 순서',
  paid: '결제했어요',
  paidFree: '신청했어요',
  register: { now: '오늘의 등기부를 읽고 있어요', done: '오늘의 등기부를 읽었어요' },
  registerNote: '앞으로 바뀌는 것은 이 등기부와 비교해요.',
  watching: { waiting: '읽고 나면 지켜보기 시작해요', done: '지켜보기 시작했어요' },
  soon: '곧 확인해요',
  nextCheck: '다음 확인',
  promise: '알려 드리는 약속',
  within: (hours: number) => `접수된 때부터 ${hours}시간 안`,
  statement: '확인 기록',
  statementDay: (day: string) => `${day}부터 달마다 볼 수 있어요`,
  until: '지켜보는 기간',
  untilDay: (day: string) => `${day}까지. 저절로 다시 결제되지 않아요`,
  charge: '다음 결제',
  chargeOn: (day: string, won: string) => `${day}에 ${won}. 그만둘 때까지 저절로 이어져요`,
  unknown: '아직 몰라요',
  toWatching: '지켜보는 집 보기',
  readFailed: '시작했는지 불러오지 못했어요',
  readFailedText: '결제는 그대로 있어요. 다시 불러와 주세요.',
  refused: {
    exists: {
      title: '이미 지켜보고 있는 집이에요',
      text: '등기부를 읽어 보니 지켜보던 집과 같은 집이었어요. 지켜보던 알림은 그대로예요.',
    },
    notFound: {
      title: '이 집은 지켜볼 수 없었어요',
      text: '이 주소의 등기부를 하나로 정하지 못했어요. 동·호수를 다시 확인해 주세요.',
    },
    ended: { title: '끝난 알림이에요', text: '이 집은 더 지켜보지 않아요.' },
  },
  goesBack: (won: string) => `낸 돈 ${won}을 모두 돌려드리고 있어요.`,
  goesBackBy: (won: string, day: string) => `낸 돈 ${won}을 ${day}까지 돌려드려요.`,
  wentBack: (won: string, day: string) => `낸 돈 ${won}을 ${day}에 돌려드렸어요.`,
  other: '다른 집 지켜보기',
  deposit: {
    opening: '입금할 계좌를 만들고 있어요',
    openingText: '은행의 답을 기다려요. 화면을 닫아도 계좌가 나오면 알려 드려요.',
    title: (won: string) => `${won}을 입금해 주세요`,
    text: '입금되면 바로 지켜보기 시작해요. 화면을 닫아도 괜찮아요.',
    exact: '금액이 다르면 시작하지 못하고 그대로 돌려드려요.',
    closed: {
      ended: { title: '입금 기한이 지났어요', text: '입금이 없어 신청을 닫았어요. 다시 신청하면 새 계좌를 드려요.' },
      closed: { title: '닫힌 신청이에요', text: '이 계좌에 입금하지 마세요. 이미 입금했다면 모두 돌려드려요.' },
      refused: { title: '계좌를 만들지 못했어요', text: '은행이 계좌를 내주지 않았어요. 다른 방법으로 내 주세요.' },
    },
    back: {
      title: '입금한 돈을 돌려드려요',
      text: '돌려받을 계좌를 알려 주시면 그 계좌로 보내 드려요.',
      to: '돌려받기',
    },
    again: '다시 신청하기',
    failed: '계좌를 불러오지 못했어요',
  },
}
export const begunWords = translated(korean, {
  en: () => import('./begun-words.en.ts'),
  zh: () => import('./begun-words.zh.ts'),
  vi: () => import('./begun-words.vi.ts'),
})
