import { translated } from '../../../lang/translated.ts'

export const korean = {
  baseTitle: '보고서를 무료로 받아 보세요',
  baseText: '계약하기 전에 이 집의 등기부와 시세, 돌려받을 돈을 확인해 드려요.',
  begin: '무료로 받기',
  noneTitle: '지금은 무료 행사가 없어요',
  noneText: '쿠폰 코드가 있으면 결제할 때 쓸 수 있어요.',
  failed: '행사를 불러오지 못했어요',
  paid: '보고서 주문하기',
  closed: {
    soon: '아직 시작하지 않은 행사예요. 시작한 뒤에 다시 와 주세요.',
    full: '준비한 수량이 모두 나갔어요.',
    ended: '끝난 행사예요.',
    partner: '제휴 앱의 회원만 받을 수 있어요. 제휴 앱에서 다시 들어와 주세요.',
  },

  loginTitle: '로그인하면 무료로 받아요',
  loginText: '한 사람이 한 번만 받도록 로그인을 확인해요. 카드는 필요하지 않아요.',

  freeTitle: '무료 보고서 받기',
  take: '무료 쿠폰 받기',
  typeCode: '코드 입력하기',
  hasTitle: '무료 쿠폰이 준비됐어요',
  hasText: '계약 내용과 집을 알려 주시면 0원으로 보고서를 만들어요.',
  next: '계약 내용 입력하기',
  usedTitle: '무료 보고서를 이미 받으셨어요',
  usedText: '받은 보고서는 내 보고서에 있어요.',
  toReports: '내 보고서로 가기',
  cannotTitle: '무료로 받을 수 없어요',
  expired: '받은 쿠폰의 기간이 지났어요.',
  needsCode: '이 행사는 코드로 받아요. 받은 코드를 입력해 주세요.',
  partTitle: '할인 쿠폰이 왔어요',
  partText: '무료는 아니고 보고서 가격을 깎아 드리는 쿠폰이에요.',
  seePart: '쿠폰 확인하기',

  validTitle: '제휴 회원 확인',
  validChecking: '행사를 확인하고 있어요',
  validOpen: '제휴 은행 앱의 회원은 카카오 계정마다 보고서 1건을 무료로 받을 수 있어요.',
  validYes: '계속하기',
  pass: {
    taken: '이 제휴 회원은 다른 계정에서 이미 확인했어요. 그 계정으로 로그인해 주세요.',
    expired: '제휴 앱에서 들어온 지 오래됐어요. 제휴 앱에서 다시 들어와 주세요.',
    invalid: '제휴 앱의 회원인지 확인하지 못했어요. 제휴 앱에서 다시 들어와 주세요.',
  },
  validNo: '지금은 무료로 받을 수 없어요',
  steps: {
    source: '제휴 앱에서 들어왔어요. 회원인지는 로그인하면 확인해요',
    open: '행사가 열려 있어요',
    left: '받을 수 있는 수량이 있어요',
  },
  stepsNo: {
    source: '제휴 앱에서 들어온 것을 확인하지 못했어요',
    open: '행사가 열려 있지 않아요',
    left: '준비한 수량이 모두 나갔어요',
  },
}
export const freeWords = translated(korean, {
  en: () => import('./free-words.en.ts'),
  zh: () => import('./free-words.zh.ts'),
  vi: () => import('./free-words.vi.ts'),
})
