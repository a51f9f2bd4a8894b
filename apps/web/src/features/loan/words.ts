import type { EndRule } from '@jipsalpim/engine/loan/early-end.ts'
import type { Change } from '@jipsalpim/engine/loan/flips.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import { translated } from '../../lang/translated.ts'

/** Texts of the loan questions' results. Rates are hundredths of a percent. */
export const korean = {
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
    see: '답한 결과 보기',
    again: '처음부터 하기',
    login: '결과를 보관하려면 로그인',
    home: {
      title: '보고 있는 집을 가져왔어요',
      says: '집에 대한 질문에 채워 둘게요. 물을 때 고칠 수 있어요.',
      leave: '가져오지 않기',
      back: '보고서로 돌아가기',
    },
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
    ended: '이 답에서 멈췄어요',
    ends: {
      age: '만 19세부터 세대주로 대출받을 수 있어요.',
      'no-home': '세대에 집이나 분양권이 있으면 기금 전세대출을 받지 못해요.',
      income: '소득이 모든 상품의 한도를 넘어요.',
      'no-loan': '쓰고 있는 대출이 남아 있으면 새로 받지 못해요.',
      assets: '순자산이 모든 상품의 한도를 넘어요.',
      credit: '연체나 신용회복 기록이 있으면 받지 못해요. 다 갚고 기록이 지워지면 다시 볼 수 있어요.',
    } satisfies Record<EndRule, string>,
    endedSays: '이 답이면 다른 답과 관계없이 정부 전세대출을 받기 어려워요.',
    change: '이 답 고치기',
    counted: (n: number): string => `상품 ${n}개를 봤어요`,
    see: '결과 보기',
  },
  possible: {
    distance: '한도까지 얼마나 남았나요',
    flips: '이러면 바뀌어요',
    others: '다른 상품',
    ifSo: (change: string): string => `${change} 조건이 맞아 보여요`,
    refused: (n: number): string => `조건이 맞지 않는 상품 ${n}개`,
    special: '이런 경우에만 볼 상품',
    open: '확인하면 정해져요',
    try: {
      title: '숫자를 바꿔 보기',
      income: '소득',
      coupleIncome: '부부 소득',
      deposit: '보증금',
      same: '지금 답과 같은 결과예요.',
      take: '이 값으로 답 고치기',
    },
    support: {
      title: '사는 곳의 지원',
      names: {
        seoul: '서울시 청년 임차보증금 이자지원',
        gyeonggi: '경기도 저소득층 전세금 대출보증·이자지원 (경기에 살 때)',
        busan: '부산 머물자리론',
        daegu: '대구시 청년 주택 임차보증금 이자지원 (대구에 살 때)',
        'youth-rent-support': '청년월세 지원',
      },
      rate: (points: number): string => `이자를 ${points.toFixed(1)}%p 내 줘요`,
      monthly: (won: string, months: number): string => `월세를 한 달에 ${won}씩 ${months}달 내 줘요`,
      open: (rules: string): string => `더 확인할 것: ${rules}`,
      unread: '얼마를 내 주는지는 확인 못 했어요',
      alone: '기금 대출과 함께 받을 수 없어요',
      note: '받는 기간과 우리가 읽지 못한 조건이 있어요. 주거 누리집이나 주민센터에 확인해 주세요.',
    },
    buying: '집을 살 때',
    money: { deposit: '보증금', loan: '대출', own: '내가 마련할 돈' },
    least: (most: string, ratio: number, part: string): string =>
      `한도 ${most}과 보증금의 ${ratio}% ${part} 가운데 적은 쪽`,
    down: (won: string): string => `신청하기 전에 보증금의 5%인 ${won}을 내야 해요`,
    when: '언제까지',
    ask: { title: '은행에 먼저 물어보세요', says: '집에 따라 안 되는 곳이 있어요. 계약서를 쓰기 전에 물어보세요.' },
    pay: { title: '계약하고 5%를 내요', says: '영수증을 꼭 받아 두세요.' },
    payWon: (won: string): string => `계약하고 ${won}을 내요`,
    applyBy: (day: string): string => `${day}까지 신청해요`,
    repays: '쓰고 있는 대출은 새 대출을 받는 날 다 갚아야 해요.',
    apply: { title: '이날까지 신청해요', says: '잔금과 전입 가운데 빠른 날부터 석 달이에요.' },
    unseen: '확인 못 한 것',
    bank: {
      title: '은행의 심사',
      says: '연체 기록, 다른 대출, 일한 기간은 은행이 봐요. 1년이 안 됐으면 2,000만 원까지만 줄 수 있어요.',
    },
    home: { title: '이 집의 담보', says: '신탁, 위반건축물, 앞선 빚이 많은 집은 안 돼요. 보고서에서 볼 수 있어요.' },
    papers: '은행에 가져갈 서류 보기',
    report: '이 집의 등기부 확인하기',
  },
  impossible: {
    title: '지금은 맞는 상품이 없어요',
    nearestSays: (product: string, why: string): string => `${product}: ${why}`,
    toFind: {
      title: '확인할 것',
      decides: (n: number): string => `확인하면 상품 ${n}개가 정해져요`,
      answer: '답하기',
    },
    openSays: (n: number): string => `상품 ${n}개의 조건이 확인하면 정해져요.`,
    nearest: (product: string): string => `가장 가까운 상품: ${product}`,
    conditionalTitle: '몇 가지만 확인하면 정해져요',
    ways: '다른 길',
    way: {
      bank: {
        title: '은행 전세대출',
        says: (most: string, ratio: number): string =>
          `보증기관이 서는 은행 대출은 보통 보증금의 ${ratio}%, ${most}까지예요.`,
        owner: (most: string, regulated: number, other: number): string =>
          `집이 한 채면 수도권·규제지역에서는 모든 은행을 합쳐 ${most}까지예요. 보증은 대출의 ${regulated}%, 그 밖의 지역은 ${other}%까지 서요.`,
      },
      local: {
        title: '시·도의 이자 지원',
        says: '서울·부산·경기처럼 이자를 대신 내 주는 곳이 있어요. 사는 곳의 주거 누리집에서 찾아보세요.',
      },
      victim: { title: '전세피해 결정', says: '피해자 결정을 받으면 소득과 순자산을 보지 않는 대출이 있어요.' },
    },
    all: '상품마다 걸린 조건 보기',
  },
  announced: {
    title: '발표된 변화',
    more: '집을 살 때와 이미 시행 중인 것',
    state: {
      announced: '발표됨 · 시행일 확인 중',
      dated: (day: string): string => `${day}부터`,
      'in-force': '시행 중',
    },
    what: {
      'transfer-loans': '6·27: 집주인이 바뀌는 날 나오는 전세대출을 막았어요 (수도권·규제지역, 소유권 이전 조건부)',
      'youth-most': '6·27: 청년전용 버팀목 한도가 2억 원에서 1억 5,000만 원으로 줄었어요',
      'guarantee-80': '전세대출 보증 비율이 수도권·규제지역에서 90%에서 80%로 줄었어요',
      'one-home-most': '9·7: 집이 한 채면 수도권·규제지역 전세대출은 모두 합쳐 2억 원까지예요',
      'one-home-dsr': '10·15: 집이 한 채면 전세대출 이자도 DSR에 들어가요 (수도권·규제지역)',
      'marriage-bogeumjari': '보금자리론: 부부 가운데 한 사람만 소득 7,000만 원 이하면 돼요 (2026년 10월로 발표)',
      'marriage-didimdol': '디딤돌: 부부 가운데 한 사람만 소득 6,000만 원 이하면 돼요',
      'marriage-beotimmok': '버팀목: 부부 가운데 한 사람만 소득 5,000만 원 이하면 돼요',
      'youth-39': '청년 특례 보증을 만 39세까지 늘려요',
      'young-bogeumjari': '청년 미래 보금자리론이 생겨요 (아파트가 아닌 4억 원 이하 집)',
      'one-home-guarantee': '집이 한 채 있는 사람의 전세대출 보증 비율이 줄어요 (무주택은 그대로)',
      'future-income': '은행이 장래 소득을 반영할 수 있다고 알려야 해요',
      'dsr-income': '소득이 크게 바뀌면 2~3년 평균으로 계산해요',
      'guarantee-90': '주택도시보증공사와 서울보증의 전세대출 보증 비율이 전액에서 90%로 줄었어요',
      'mortgage-most': '6·27: 수도권·규제지역의 집을 담보로 한 대출은 6억 원까지예요',
      'stress-dsr': '3단계 스트레스 DSR: 수도권은 금리에 1.5%p, 지방 주택담보대출은 0.75%p를 더해 한도를 계산해요',
      'regulated-2025': '10·15: 규제지역이 서울 25개 구와 경기 12곳으로 넓어졌어요',
      'mortgage-most-by-price':
        '10·15: 수도권·규제지역에서 15억 원이 넘는 집은 4억 원, 25억 원이 넘는 집은 2억 원까지 빌려요',
      'stress-dsr-floor': '10·15: 수도권·규제지역 주택담보대출은 한도를 계산할 때 금리에 3%p를 더해요',
      'regulated-2026': '화성 동탄, 용인 기흥, 구리도 규제지역이 됐어요',
    },
  },
  flip: {
    what: (c: Change, couple: boolean): string => {
      const over = 'by' in c && c.by > 0
      if (c.what === 'income')
        return `${couple ? '부부 소득이' : '소득이'} ${over ? `${formatWon(c.to - 1)}을 넘으면` : `${formatWon(c.to)} 이하면`}`
      if (c.what === 'deposit')
        return `보증금이 ${over ? `${formatWon(c.to - 1)}을 넘으면` : `${formatWon(c.to)} 이하면`}`
      if (c.what === 'assets')
        return `순자산이 ${over ? `${formatWon(c.to - 1)}을 넘으면` : `${formatWon(c.to)} 이하면`}`
      if (c.what === 'area') return `전용면적이 ${over ? `${Math.floor(c.to)}㎡를 넘으면` : `${c.to}㎡ 이하면`}`
      if (c.what === 'marries') return `석 달 안에(${formatDay(c.on)}까지) 결혼하면`
      if (c.what === 'birthday') return `${formatDay(c.on)} 생일이 지나면`
      return {
        child: '아이가 태어나면',
        'small-firm': '중소기업에 다니면',
        repays: '쓰던 대출을 그날 다 갚으면',
        head: '세대주가 되면',
        'sells-home': '세대에 집이 없으면',
        'moves-out': '공공임대에서 나오면',
        'record-clears': '연체·신용회복 기록이 지워지면',
      }[c.what]
    },
    opens: (product: string, won: string): string => `${product}: ${won}까지 맞아 보여요`,
    checks: (products: string): string => `${products}: 확인하면 정해져요`,
    closes: (products: string): string => `${products}: 조건이 맞지 않게 돼요`,
    left: (slack: string): string => `지금은 ${slack} 남았어요`,
    sum: (product: string, from: string, to: string): string => `${product}: ${from} → ${to}`,
    rate: (product: string, from: string, to: string, month: string): string =>
      `${product}: ${from} → ${to}, 한 달 이자 ${month}`,
  },
  keep: {
    box: '내 답을 1년 보관할게요',
    waits: '위 칸에 표시하면 보관할 수 있어요.',
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
