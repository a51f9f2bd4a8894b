import { translated } from '../../../lang/translated.ts'

/** Texts for the contract that a report is for: its dates, its amounts and its loan. */
export const korean = {
  add: '계약 내용 적어 두기',
  addNote: '신고하고 알려야 하는 날을 계산해 드려요.',
  mine: '내 계약',
  period: '기간',
  between: (from: string, to: string) => `${from} – ${to}`,
  sums: '금액',
  lease: (deposit: string, rent: string | null) => (rent === null ? deposit : `${deposit} · 월세 ${rent}`),
  area: '면적',
  loan: '대출',
  loanNone: '받지 않아요',
  loanSome: '받아요',
  edit: '고치기',
  days: '놓치면 안 되는 날',
  daysNote: '시작하는 날에 이사하고 잔금을 낸다고 보았어요.',

  failed: '계약을 불러오지 못했어요',
  noOrder: '어떤 계약인지 알 수 없어요',
  noOrderText: '보고서에서 다시 들어와 주세요.',
  toReports: '내 보고서로 가기',

  next: '다음',
  dateTitle: '계약은 언제부터 언제까지인가요?',
  dateHint: '계약서의 임대차 기간을 그대로 적어 주세요.',
  start: '시작하는 날',
  end: '끝나는 날',
  twoYears: (day: string) => `2년이면 ${day}까지`,
  startMissing: '시작하는 날을 입력해 주세요.',
  endMissing: '끝나는 날을 입력해 주세요.',
  endBefore: '끝나는 날이 시작하는 날보다 빨라요. 다시 확인해 주세요.',

  priceTitle: '계약서의 금액을 확인해 주세요',
  priceHint: '계약서에 적힌 금액인지 보고, 다르면 고쳐 주세요.',
  deposit: '보증금',
  rent: '월세',
  rentHint: '없으면 0을 입력해 주세요.',
  sumMissing: '금액을 입력해 주세요.',
  areaField: '전용면적',
  areaHint: '계약서에 적힌 대로요. 비워 두어도 괜찮아요.',
  differs: '보고서와 금액이 달라요',
  differsText: (judged: string) =>
    `보고서는 ${judged}으로 판정했어요. 계약서의 금액으로 고치면 새로 받지 않고 다시 판정해요.`,
  order: '고치고 다시 판정하기',
  correct: '유형, 금액, 날짜가 달라졌어요',
  correctNote: '고치면 돈을 더 내지 않고 다시 판정해요.',

  loanTitle: '이 계약에 대출을 받나요?',
  loanHint: '대출 내용은 암호로 바꿔 두고, 나만 봐요.',
  loanYes: '네, 받아요',
  loanNo: '아니요',
  loanMissing: '받는지 골라 주세요.',
  bank: '은행',
  loanName: '대출 이름',
  loanCode: '상품 코드',
  optional: '모르면 비워 두세요.',
  save: '저장하기',

  savedTitle: '계약 내용을 적어 뒀어요',
  savedText: '보고서 아래에서 언제든 보고 고칠 수 있어요.',
}
export const contractWords = translated(korean, {
  en: () => import('./contract-words.en.ts'),
  zh: () => import('./contract-words.zh.ts'),
  vi: () => import('./contract-words.vi.ts'),
})
