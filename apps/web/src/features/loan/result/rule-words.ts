import type { LoanRule, Reason } from '@jipsalpim/engine/loan/reasons.ts'
import type { OpenRule } from '@jipsalpim/engine/loan/terms.ts'
import { formatWon } from '../../../lang/format.ts'
import { translated } from '../../../lang/translated.ts'

/** Conditions that are a plain fact, and may be refused. */
export type FailRule = Exclude<
  LoanRule,
  | 'age'
  | 'age-service'
  | 'income'
  | 'income-each'
  | 'income-one'
  | 'assets'
  | 'deposit'
  | 'rent'
  | 'area'
  | 'apply-by'
  | 'one-home'
  | 'house-price'
  | OpenRule
>

const amount = (unit: Reason['unit'], n: number): string =>
  unit === 'won'
    ? formatWon(n)
    : unit === 'years'
      ? `${n}살`
      : unit === 'm2'
        ? `${n}㎡`
        : unit === 'days'
          ? `${n}일`
          : ''

export const korean = {
  amount,
  rules: {
    age: '나이',
    'age-service': '병역 기간만큼 올라가는 나이',
    head: '세대주 또는 예비세대주',
    alone: '단독세대주',
    'young-alone': '만 25세 미만 단독세대주는 청년전용으로 받아요',
    'one-home': '집이 없거나, 한 채를 기한 안에 파는지',
    'no-home': '무주택 세대',
    'no-loan': '쓰고 있는 대출',
    'public-rental': '공공임대에 살지 않아요',
    credit: '연체·신용회복 기록이 없어요',
    'called-in': '기금 대출의 기한이익상실',
    income: '소득',
    'income-one': '부부 가운데 한 사람의 소득',
    'income-each': '한 사람의 소득',
    assets: '순자산',
    deposit: '보증금',
    rent: '월세',
    'pays-rent': '월세를 내는 집',
    area: '전용면적',
    newlywed: '신혼 (혼인 7년 이내, 또는 석 달 안에 결혼)',
    newborn: '2년 안에 태어난 아이',
    victim: '전세피해',
    'apply-by': '신청 기한',
    'house-price': '살 집의 가격',
    'credit-score': '신용점수(CB) 271점 이상',
    'lease-ended': '피해 주택에 계속 살고, 계약이 끝났는지',
    'vulnerable-home': '쪽방·고시원·반지하 같은 곳에서 이사하는지',
    'terms-unread': '우리가 읽지 못한 조건',
    'job-group': '중소·중견기업 재직',
  } satisfies Record<LoanRule, string>,
  slack: ({ unit, slack, limit, rule }: Reason): string => {
    if (slack === null) return ''
    // for a minimum age that is met, no distance is shown
    if (rule === 'age' && slack >= 0 && limit !== null && limit <= 19) return ''
    if (rule === 'age' && slack < 0 && limit !== null && limit <= 19) return `${-slack}살 모자라요`
    return slack >= 0 ? `${amount(unit, slack)} 남아요` : `${amount(unit, -slack)} 넘어요`
  },
  mine: ({ unit, mine }: Reason): string =>
    mine === null ? '' : unit === 'years' ? `만 ${mine}살` : `지금 ${amount(unit, mine)}`,
  limit: ({ unit, limit, rule, slack }: Reason): string => {
    if (limit === null) return ''
    if (unit !== 'years') return `${amount(unit, limit)}까지`
    return rule === 'age' && limit <= 19 ? `만 ${limit}살부터` : slack === null ? '' : `만 ${limit}살까지`
  },
  /** For a condition that is not met and has no distance. */
  fails: {
    head: '세대주가 아니에요',
    alone: '혼자 사는 세대주가 아니에요',
    'young-alone': '만 25세 미만이고 혼자 살면 청년전용으로 받아요',
    'no-home': '세대에 집이나 분양권이 있어요',
    'no-loan': '쓰고 있는 대출이 남아요',
    'public-rental': '공공임대에 살고 있어요',
    credit: '연체나 신용회복 기록이 있어요',
    'called-in': '기금 대출이 기한이익상실된 뒤 다시 받을 수 있는 날이 아직 안 됐어요',
    'pays-rent': '월세를 내는 집이 아니에요',
    newlywed: '신혼이 아니에요',
    newborn: '두 살이 안 된 아이가 없어요',
    victim: '전세피해를 입지 않았어요',
  } satisfies Record<FailRule, string>,
  /** What to find out if a condition is unknown, and where. */
  find: {
    age: '생년월일을 알려 주면 정해져요',
    'age-service': '병역 기간만큼 나이를 올려 주는지 은행에 물어보세요',
    head: '세대주인지 주민등록등본에서 보세요',
    alone: '혼자 사는 세대인지 주민등록등본에서 보세요',
    'young-alone': '혼자 사는 세대인지 주민등록등본에서 보세요',
    'one-home': '집이 한 채면 언제까지 팔아야 하는지 한국주택금융공사에 물어보세요',
    'no-home': '세대원에게 집·분양권·입주권이 있는지 물어보세요',
    'no-loan': '쓰고 있는 대출의 이름을 은행 앱에서 보세요',
    'public-rental': '지금 집이 공공임대인지 임대차계약서에서 보세요',
    credit: '연체·신용회복 기록을 신용정보 열람에서 보세요',
    'called-in': '기한이익상실된 적이 있는지 대출받은 은행에 물어보세요',
    income: '지난해 소득을 홈택스의 소득금액증명에서 보세요',
    'income-one':
      '두 사람의 소득을 더하면 기준을 넘어요. 한 사람만 7,000만 원 이하면 되는 것으로 바뀌었는지 한국주택금융공사에 물어보세요 (2026년 10월에 바꾼다고 발표됨)',
    'income-each': '각자의 지난해 소득을 소득금액증명에서 보세요',
    assets: '예금·차·보증금을 더하고 빚을 빼 보세요. 은행 앱의 자산 모아 보기에 있어요',
    deposit: '집이 있는 곳과 보증금이 정해지면 알 수 있어요',
    rent: '월세가 정해지면 알 수 있어요',
    'pays-rent': '월세가 정해지면 알 수 있어요',
    area: '전용면적을 등기부의 ㎡로 보세요',
    newlywed: '혼인신고한 날을 혼인관계증명서에서 보세요',
    newborn: '아이가 태어난 날을 알려 주면 정해져요',
    victim: '전세사기피해자 결정문이 있는지 보세요',
    'apply-by': '잔금일과 전입일이 정해지면 알 수 있어요',
    'house-price': '살 집의 가격이 정해지면 은행에 물어보세요',
    'credit-score': '신용점수를 나이스나 올크레딧에서 보세요',
    'lease-ended': '피해 주택의 계약이 끝났고 계속 사는지 은행에 말해 보세요',
    'vulnerable-home': '쪽방·고시원·반지하에서 이사한다면 주민센터에 물어보세요',
    'terms-unread': '우리가 읽지 못한 조건이 있어요. 받는 곳에 물어보세요',
    'job-group': '회사가 중소·중견기업인지 회사에 물어보세요',
  } satisfies Record<LoanRule, string>,
}
export const ruleWords = translated(korean, {
  en: () => import('./rule-words.en.ts'),
  zh: () => import('./rule-words.zh.ts'),
  vi: () => import('./rule-words.vi.ts'),
})
