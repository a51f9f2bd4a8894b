import type { Change } from '@jipsalpim/engine/loan/flips.ts'
import type { LoanProduct } from '@jipsalpim/engine/loan/products.ts'
import type { LoanRule, Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { translated } from '../../lang/translated.ts'

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

/** The loan questions' results. Rates are hundredths of a percent. */
export const korean = {
  products: {
    general: '일반 버팀목',
    youth: '청년전용 버팀목',
    newlywed: '신혼부부 버팀목',
    newborn: '신생아 특례 버팀목',
    'small-firm-youth': '중소기업취업청년 전세대출',
    'youth-rent': '청년 보증부월세',
    'monthly-rent': '주거안정 월세',
    victim: '전세피해 임차인 버팀목',
    'victim-stays': '전세피해 대환',
    'victim-priority': '최우선변제금 버팀목',
    vulnerable: '주거취약계층 버팀목',
    didimdol: '디딤돌 (집을 살 때)',
    'newborn-purchase': '신생아 특례 디딤돌 (집을 살 때)',
  } satisfies Record<LoanProduct, string>,
  rules: {
    age: '나이',
    'age-service': '병역 기간만큼 올라가는 나이',
    head: '세대주 또는 예비세대주',
    alone: '단독세대주',
    'young-alone': '만 25세 미만 단독세대주는 청년전용으로 받아요',
    'no-home': '무주택 세대',
    'no-loan': '쓰고 있는 대출',
    'public-rental': '공공임대에 살지 않아요',
    credit: '연체·신용회복 기록이 없어요',
    'called-in': '기금 대출의 기한이익상실',
    income: '소득',
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
    'lease-ended': '피해 주택에 계속 살고, 계약이 끝났는지',
    'vulnerable-home': '쪽방·고시원·반지하 같은 곳에서 이사하는지',
    'terms-unread': '우리가 읽지 못한 조건',
    'job-group': '중소·중견기업 재직',
  } satisfies Record<LoanRule, string>,
  slack: ({ unit, slack, limit, rule }: Reason): string => {
    if (slack === null) return ''
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
  rate: (low: number, high: number): string => (low === high ? `연 ${high / 100}%` : `연 ${low / 100}~${high / 100}%`),
  upTo: (won: string): string => `${won}까지`,
  monthly: (won: string): string => `한 달 이자 ${won}`,
  start: {
    title: '정부 전세대출, 받을 조건이 되는지 볼까요?',
    says: '여덟 가지만 답하면 2분 안에 알 수 있어요.',
    points: [
      '어떤 대출의 조건이 맞아 보이는지',
      '한도까지 얼마가 남았는지, 무엇이 바뀌면 달라지는지',
      '계약하기 전에 은행에 물어볼 것',
    ],
    here: '답은 이 기기에만 있어요. 보관을 누르기 전에는 어디로도 보내지 않아요.',
    not: '대출을 권하거나 중개하지 않아요. 결정은 은행이 해요.',
    begin: '시작하기',
    go: '이어서 하기',
    again: '처음부터 하기',
    login: '결과를 보관하려면 로그인',
    kept: '보관한 결과 보기',
  },
  login: {
    title: '결과를 보관할까요?',
    says: '로그인하면 나중에 다시 볼 수 있어요. 로그인하지 않아도 결과는 그대로 볼 수 있어요.',
    in: '로그인하기',
    skip: '로그인하지 않고 계속하기',
  },
  analyze: {
    title: '조건을 하나씩 맞춰 봤어요',
    ended: (rule: string): string => `${rule}에서 멈췄어요`,
    endedSays: '이 답이면 다른 답과 관계없이 정부 전세대출을 받기 어려워요.',
    change: '이 답 고치기',
    counted: (n: number): string => `상품 ${n}개를 봤어요`,
    see: '결과 보기',
  },
  verdicts: { eligible: '조건이 맞아 보여요', conditional: '확인하면 정해져요', notEligible: '조건이 맞지 않아요' },
  bankDecides: '결정은 은행이 해요',
  possible: {
    distance: '한도까지 얼마나 남았나요',
    flips: '이러면 바뀌어요',
    others: '다른 상품',
    buying: '집을 살 때',
    open: '확인하면 정해져요',
    money: { deposit: '보증금', loan: '대출', own: '내가 마련할 돈' },
    least: (most: string, ratio: number, part: string): string =>
      `한도 ${most}과 보증금의 ${ratio}% ${part} 가운데 적은 쪽`,
    down: (won: string): string => `신청하기 전에 보증금의 5%인 ${won}을 내야 해요`,
    when: '언제까지',
    ask: { title: '은행에 먼저 물어보세요', says: '집에 따라 안 되는 곳이 있어요. 계약서를 쓰기 전에 물어보세요.' },
    pay: { title: '계약하고 5%를 내요', says: '영수증을 꼭 받아 두세요.' },
    apply: { title: '이날까지 신청해요', says: '잔금과 전입 가운데 빠른 날부터 석 달이에요.' },
    unseen: '확인 못 한 것',
    bank: {
      title: '은행의 심사',
      says: '연체 기록, 다른 대출, 일한 기간은 은행이 봐요. 1년이 안 됐으면 2,000만 원까지만 줄 수 있어요.',
    },
    home: { title: '이 집의 담보', says: '신탁, 위반건축물, 앞선 빚이 많은 집은 안 돼요. 보고서에서 볼 수 있어요.' },
    refuse: '은행이 자주 거절하는 이유',
    refusals: [
      '집주인이 동의하지 않아요',
      '신탁된 집이에요',
      '위반건축물이에요',
      '앞선 빚이 집값에 비해 많아요',
      '보증기관의 한도를 넘어요',
      '소득이나 다른 대출 때문이에요',
    ],
    papers: '은행에 가져갈 서류 보기',
    report: '이 집의 등기부 확인하기',
  },
  impossible: {
    title: '지금은 맞는 상품이 없어요',
    nearest: (product: string): string => `가장 가까운 상품: ${product}`,
    conditionalTitle: '몇 가지만 확인하면 정해져요',
    ways: '다른 길',
    way: {
      bank: {
        title: '은행 전세대출',
        says: (most: string, ratio: number): string =>
          `보증기관이 서는 은행 대출은 보통 보증금의 ${ratio}%, ${most}까지예요.`,
      },
      local: {
        title: '시·도의 이자 지원',
        says: '서울·부산·경기처럼 이자를 대신 내 주는 곳이 있어요. 사는 곳의 주거 누리집에서 찾아보세요.',
      },
      victim: { title: '전세피해 결정', says: '피해자 결정을 받으면 소득과 순자산을 보지 않는 대출이 있어요.' },
    },
    all: '상품마다 걸린 조건 보기',
  },
  detail: {
    title: '상품마다 따져 본 조건',
    arithmetic: '얼마까지 되나요',
    met: '맞아요',
    failed: '맞지 않아요',
    unknown: '확인하지 못했어요',
    source: (title: string, day: string): string => `출처 ${title} · 확인한 날 ${day}`,
    papers: '준비할 서류',
    paperList: [
      '확정일자가 찍힌 임대차계약서',
      '보증금 5% 이상을 낸 영수증',
      '주민등록등본과 가족관계증명서',
      '소득을 보여 주는 서류 (원천징수영수증·소득금액증명)',
      '재직을 보여 주는 서류 (건강보험자격득실확인서)',
    ],
    ended: (product: string, day: string): string => `${product}: ${day}부터 새로 받지 않아요`,
    guarantee: '보증기관이 필요해요',
    guaranteeSays: 'HF·HUG·SGI 가운데 하나가 보증해야 은행이 빌려줘요. 보증마다 집과 금액의 한도가 달라요.',
  },
  announced: {
    title: '발표된 변화',
    state: {
      announced: '발표됨 · 시행일 확인 중',
      dated: (day: string): string => `${day}부터`,
      'in-force': '시행 중',
    },
    what: {
      'marriage-bogeumjari': '보금자리론: 부부 가운데 한 사람만 소득 7,000만 원 아래면 돼요',
      'marriage-didimdol': '디딤돌: 부부 가운데 한 사람만 소득 6,000만 원 아래면 돼요',
      'marriage-beotimmok': '버팀목: 부부 가운데 한 사람만 소득 5,000만 원 아래면 돼요',
      'youth-39': '청년 특례 보증을 만 39세까지 늘려요',
      'young-bogeumjari': '청년 미래 보금자리론이 생겨요 (아파트가 아닌 4억 원 이하 집)',
      'one-home-guarantee': '집이 한 채 있는 사람의 전세대출 보증 비율이 줄어요 (무주택은 그대로)',
      'future-income': '은행이 장래 소득을 반영할 수 있다고 알려야 해요',
      'dsr-income': '소득이 크게 바뀌면 2~3년 평균으로 계산해요',
    },
  },
  flip: {
    what: (c: Change): string => {
      if (c.what === 'income') return `부부 소득이 ${formatWon(c.to)}${c.by > 0 ? '이 되면' : '이면'}`
      if (c.what === 'deposit') return `보증금이 ${formatWon(c.to)}${c.by > 0 ? '이 되면' : '이면'}`
      if (c.what === 'assets') return `순자산이 ${formatWon(c.to)}${c.by > 0 ? '이 되면' : '이면'}`
      if (c.what === 'area') return `전용면적이 ${c.to}㎡라면`
      if (c.what === 'marries') return `${formatDay(c.on)} 안에 결혼하면`
      if (c.what === 'birthday') return `${formatDay(c.on)} 생일이 지나면`
      return {
        child: '아이가 태어나면',
        'small-firm': '중소기업에 다니면',
        repays: '쓰던 대출을 그날 다 갚으면',
        head: '세대주가 되면',
        'sells-home': '세대에 집이 없으면',
        'moves-out': '공공임대에서 나오면',
      }[c.what]
    },
    opens: (product: string, won: string): string => `${product}: ${won}까지 맞아 보여요`,
    checks: (product: string): string => `${product}: 확인하면 정해져요`,
    closes: (product: string): string => `${product}: 맞지 않게 돼요`,
    sum: (product: string, from: string, to: string): string => `${product}: ${from} → ${to}`,
    rate: (product: string, from: string, to: string, month: string): string =>
      `${product}: ${from} → ${to}, 한 달 이자 ${month}`,
  },
  keep: {
    box: '내 답을 1년 보관할게요',
    button: '결과 보관하기',
    done: (day: string): string => `${day}까지 보관해요`,
    forget: '보관한 답 지우기',
    forgotten: '보관한 답을 지웠어요.',
    stale: '보관한 뒤 조건이 바뀌었어요. 오늘 조건으로 다시 봤어요.',
    since: (day: string): string => `${day}에 보관한 결과`,
    changed: (product: string, from: string, to: string): string => `${product}: ${from} → ${to}`,
    wipe: '이 기기에서 지우기',
    wiped: '이 기기에서 답을 지웠어요.',
  },
  asOf: (day: string): string => `기준일 ${day} · 출처 주택도시기금`,
  old: '기준일이 오래됐어요. 바뀐 조건이 있을 수 있어요.',
  edit: '답 고치기',
}
export const loanWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
