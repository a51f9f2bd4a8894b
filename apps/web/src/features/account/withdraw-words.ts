import { formatWon } from '@jipsalpim/engine/values/won.ts'
import { translated } from '../../lang/translated.ts'

const areas: Readonly<Record<string, string>> = {
  account: '이름, 연락처, 로그인 정보, 동의 기록',
  verification: '본인확인 기록',
  order: '집 주소와 계약 조건',
  report: '보고서와 등기부',
  message: '받은 알림',
  payment: '결제 기록',
  coupon: '쿠폰',
  ticket: '보고서 이용권',
  points: '포인트',
}
const kinds: Readonly<Record<string, string>> = { order: '결제한 주문', agreements: '약관에 동의한 기록' }

export const korean = {
  reasons: {
    'not-needed': '더 쓸 일이 없어요',
    'too-hard': '쓰기 어려워요',
    'not-accurate': '보고서가 사실과 달라요',
    'too-expensive': '가격이 비싸요',
    'too-many-messages': '알림이 너무 많아요',
    privacy: '개인정보가 걱정돼요',
    other: '다른 이유가 있어요',
  },
  stayReasons: {
    reports: '보고서를 다시 보려고요',
    alerts: '알림을 계속 받으려고요',
    coupons: '쿠폰이 남아 있어요',
    'soon-again': '곧 다시 쓸 것 같아요',
    mistake: '잘못 눌렀어요',
    other: '다른 이유가 있어요',
  },
  possibleTitle: '탈퇴하면 이렇게 돼요',
  possibleText: (days: number) =>
    `신청하고 ${days}일 안에 다시 로그인하면 되돌릴 수 있어요. 그 뒤에는 모두 지우고, 되살릴 수 없어요.`,
  goes: '지우는 것',
  area: (area: string) => areas[area] ?? null,
  watches: '지켜보는 집',
  watchesText: (n: number, won: number) =>
    [
      `탈퇴를 신청하면 지켜보는 집 ${n}곳의 알림이 바로 해지돼요.`,
      won > 0 ? `남은 날만큼 ${formatWon(won)}(오늘 기준)을 결제한 방법으로 돌려드려요.` : '돌려드릴 돈은 없어요.',
      '탈퇴를 되돌려도 알림은 다시 시작되지 않아요.',
    ].join(' '),
  tickets: '남은 이용권',
  ticketsText: (n: number) =>
    `쓰지 않은 이용권이 ${n}장 있어요. 탈퇴하면 이용권도 사라지고 돈은 돌려드리지 않아요. 먼저 환불받을 수 있어요.`,
  ticketRow: (n: number, until: string) => `${n}장, ${until}까지`,
  ticketGiven: '받은 이용권이라 돌려드릴 돈이 없어요.',
  refundWon: (won: number) => `${formatWon(won)} 환불받기`,
  refundAsk: (n: number, won: number) =>
    `이용권 ${n}장의 값 ${formatWon(won)}을 결제한 방법으로 돌려드려요. 다 돌려드린 뒤에 탈퇴할 수 있어요. 환불받을까요?`,
  refund: '환불받기',
  refundNo: '그대로 두기',
  kept: '법에 따라 따로 보관하는 것',
  keptRow: (kind: string, records: number, law: string, until: string) =>
    `${kinds[kind] ?? '기록'} ${records}건을 ${until}까지 따로 보관해요. (${law})`,
  keptNone: '따로 보관할 기록이 없어요.',
  next: '다음',
  stay: '계속 쓸게요',
  failed: '탈퇴 정보를 불러오지 못했어요',

  unableTitle: '먼저 마칠 일이 있어요',
  unableText: '아래 일이 끝나면 바로 탈퇴할 수 있어요.',
  obstacle: {
    'payment-open': {
      title: '확인 중인 결제가 있어요',
      text: '결제가 끝났는지 확인하고 있어요. 한 시간 안에 끝나요.',
    },
    'report-unfinished': {
      title: '만들고 있는 보고서가 있어요',
      text: '보고서가 나오거나 환불되면 탈퇴할 수 있어요.',
    },
    'address-undecided': {
      title: '주소를 정하지 않은 보고서가 있어요',
      text: '결제한 보고서예요. 주소를 정하면 보고서를 만들어 드려요.',
    },
    'watch-account': {
      title: '계좌로 낸 변동 알림이 있어요',
      text: '돌려받을 계좌를 알려 주셔야 해서, 먼저 ‘변동 알림 › 이 집 자세히 › 해지하기’에서 해지해 주세요. 돈을 모두 돌려드린 뒤에 탈퇴할 수 있어요.',
    },
    'refund-open': { title: '진행 중인 환불이 있어요', text: '돈을 모두 돌려드린 뒤에 탈퇴할 수 있어요.' },
  },
  count: (n: number) => `${n}건`,
  toReports: '내 보고서 보기',
  toMine: '마이로 가기',
  again: '다시 확인하기',

  reasonTitle: '왜 탈퇴하려고 하나요?',
  reasonLabel: '탈퇴하려는 이유',
  reasonMissing: '하나를 골라 주세요.',
  commentLabel: '더 하고 싶은 말 (선택)',
  commentHint: '이름이나 연락처는 적지 말아 주세요.',

  alertTitle: '정말 탈퇴할까요?',
  alertText: (days: number) => `신청하면 모든 기기에서 로그아웃돼요. ${days}일 뒤에 모두 지워요.`,
  alertPoints: (won: string) => `쓰지 않은 포인트 ${won}도 함께 사라져요. 돈으로 돌려드리지 않아요.`,
  alertTickets: (n: number) => `쓰지 않은 이용권 ${n}장도 함께 사라져요. 돈은 돌려드리지 않아요.`,
  alertNote: '신청한 사실을 휴대폰으로 알려 드려요.',
  ask: '탈퇴 신청하기',
  askFailed: '탈퇴를 신청하지 못했어요',
  askKept: '고른 이유와 적은 말은 그대로 있어요.',
  askAgain: '다시 신청하기',

  requestTitle: '탈퇴 신청',
  completeTitle: '탈퇴를 신청했어요',
  completeText: (day: string) => `${day}까지 되돌릴 수 있어요. 그 뒤에는 모두 지워요.`,
  unsent: '적은 말을 보내지 못했어요',
  unsentText: '탈퇴는 신청됐어요. 적은 말만 다시 보낼 수 있어요.',
  send: '다시 보내기',
  sent: '적은 말을 보냈어요.',
  undo: '탈퇴 되돌리기',
  leave: '로그아웃하기',
  undone: '탈퇴를 되돌렸어요. 모두 그대로 있어요.',

  stayTitle: '계속 쓰려는 이유를 알려 주세요',
  stayLabel: '여럿을 골라도 돼요',
  staySend: '보내고 계속 쓰기',
  staySkip: '말하지 않고 계속 쓰기',
}
export const withdrawWords = translated(korean, {
  en: () => import('./withdraw-words.en.ts'),
  zh: () => import('./withdraw-words.zh.ts'),
  vi: () => import('./withdraw-words.vi.ts'),
})
