import { translated } from '../../../lang/translated.ts'

/** The watched homes: the verdict first, then each home with its checks. */
export const korean = {
  bar: '변동알림',
  verdict: {
    same: '바뀐 것이 없어요',
    begun: '지켜보기 시작했어요',
    stopped: '감시가 멈췄어요',
    application: '새 신청이 접수됐어요',
    changed: '등기부가 바뀌었어요',
    over: '지금 지켜보는 집이 없어요',
  },
  lead: (homes: number, at: string) => `집 ${homes}곳을 지켜보고 있어요. ${at}에 마지막으로 봤어요.`,
  leadFirst: (homes: number) => `집 ${homes}곳을 지켜보고 있어요. 첫 확인을 하고 있어요.`,
  leadOver: '지난 명세서와 기록은 5년 동안 볼 수 있어요.',
  counted: (month: string, checks: number, changes: number) => `${month} ${checks}번 확인, 변동 ${changes}건`,
  countedSome: (month: string, all: number, checks: number, changes: number) =>
    `${month} ${all}번 가운데 ${checks}번 확인, 변동 ${changes}건`,
  countUnknown: '이달의 확인 횟수를 확인 못 했어요',
  promise: (hours: string) => `새 신청은 접수되고 ${hours} 안에 알려 드리기로 약속했어요.`,
  hours: (n: number) => `${n}시간`,
  newAlert: '안 본 알림이 있어요',
  seeAlert: '알림 보기',

  rail: '계약에서 이사까지',
  contract: '계약',
  begun: '지켜보기 시작',
  begunText: '이날 등기부를 기준으로 삼았어요.',
  gap: '지금 확인하지 못하고 있어요.',
  today: '오늘',
  balance: '잔금',
  balanceText: '보내기 직전에 등기부와 받는 계좌를 다시 확인하세요.',
  moveIn: '이사',
  moveInText: '그날 안에 전입신고와 확정일자를 받으세요.',
  opposable: '0시부터 대항력',
  opposableText: '그 전에 접수된 등기는 내 보증금보다 앞서요.',
  end: '계약 끝나는 날',
  noDates: '계약 날짜를 적으면 잔금과 이사에 맞춰 더 자주 봐요.',
  addDates: '계약 날짜 적기',

  history: '등기부 기록 모두 보기',
  historyNote: '갑구와 을구를 해마다',
  statement: (month: string) => `${month} 확인 명세서`,
  info: '이 집 자세히',
  infoNote: '계약, 알림 시간, 잠깐 쉬기, 해지',
  more: '집 더 지켜보기',
  source: '출처 인터넷등기소 신청사건·등기부',
  ended: '끝난 집',

  sampleTitle: '이렇게 지켜봐요',
  sampleText: '아래는 견본이에요. 실제 집이 아니고, 누구의 것도 아니에요.',
  sampleHome: '나래하우스 302호',
  login: '로그인하고 내 집 보기',
  begin: '내 집 지켜보기',
  loginTitle: '로그인하면 볼 수 있어요',
  loginText: '알림과 명세서는 그 집을 지켜보는 사람만 볼 수 있어요.',
}
export const watchingWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
