import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { RegisterDocument } from '@jipsalpim/engine/register/model.ts'
import type { PriceRange, Severity } from '@jipsalpim/engine/assessment.ts'
import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { cutShort, formatWon, formatWonShort, type Won } from '@jipsalpim/engine/values/won.ts'
import { translated } from '../lang/translated.ts'

const sumOf = (won: Won): string => (cutShort(won) === won ? formatWonShort(won) : formatWon(won).replace(/ ?원$/, ''))

/** Texts of the report's screen itself. Sentences about the home are the engine's (words/describe.ts). */
export const korean = {
  title: '보고서',
  print: '인쇄하기',
  verdict: '판정',
  asOf: (day: Day) => `기준일 ${formatDay(day)}`,

  money: {
    title: '경매로 가면 돌려받을 돈',
    range: (low: Won, high: Won) =>
      low === high ? formatWon(low) : `${formatWonShort(low)} ~ ${formatWonShort(high)}${high >= 10_000 ? ' 원' : ''}`,
    /** For amounts that are already rounded where they should be: any other is shown in full. */
    back: (low: Won, high: Won) =>
      low === high ? formatWon(low) : `${sumOf(low)} ~ ${sumOf(high)}${high >= 10_000 ? ' 원' : ''}`,
    yours: '내 보증금',
    covered: '싸게 팔려도 보증금만큼 돌려받는 계산이에요',
    /** For a home that is dangerous for another reason. */
    coveredAlone: '경매 배당만 계산한 돈이에요. 찾은 위험은 들어 있지 않아요',
    deposit: '보증금',
    notCounted: '아직 계산하지 못했어요',
  },

  nextAct: '지금 할 일',

  whatIf: {
    title: '조건을 바꿔 보기',
    note: '이 기기에서 바로 다시 계산해요. 보고서는 바뀌지 않아요.',
    rate: '낙찰가율',
    rateNote: '집값의 몇 %에 팔리는지예요.',
    deposit: '내 보증금',
    jointHomes: '함께 묶인 다른 집들의 값 합계',
    jointHomesNote: '알게 되면 적어 보세요. 값에 비례해 나눈 결과를 보여 드려요.',
    appliedBy: '누가 경매를 신청하나요?',
    applicants: {
      any: '모르겠어요',
      tenant: '나',
      mortgage: '근저당권자',
      jeonse: '전세권자',
      'tax-office': '세무서(공매)',
    },
    result: '이 조건이면 돌려받을 돈',
    gap: (won: Won) => `최대 ${formatWon(won)}이 모자라요.`,
    none: '보증금을 다 돌려받는 계산이에요.',
    price: '집값',
    low: '낮게',
    likely: '보통',
    high: '높게',
    reset: '처음으로',
    percent: (n: number) => `${n}%`,
  },

  findings: {
    ask: '이 위험에 대해 물어보기',
    dispute: '사실과 달라요',
    none: '찾은 위험 신호가 없어요. 아래 모르는 것도 꼭 함께 봐 주세요.',
    severity: { danger: '위험', caution: '주의', note: '참고' } satisfies Record<Severity, string>,
    count: (n: number) => `${n}건`,
    evidence: '등기부 원문',
    noEvidence: '등기부에 근거가 되는 줄이 없는 항목이에요.',
    placeOf: (section: string, rank: string, page: number | null) =>
      page === null
        ? `등기부의 ${section} ${rank}에 적혀 있어요.`
        : `등기부 ${page}쪽의 ${section} ${rank}에 적혀 있어요.`,
    numbers: '숫자',
    times: (n: string) => `${n}배`,
    rule: '근거 규정',
    ruleFrom: (day: Day) => `${formatDay(day)}부터 시행`,
    confidence: { statute: '법령', official: '공식 안내', news: '언론 보도', measured: '자료로 측정', assumed: '가정' },
    act: '할 일',
    side: {
      label: '지금 어느 쪽인가요?',
      prospective: '계약 전이에요',
      living: '이미 살고 있어요',
    },
    stageTold: (stage: string) => `알려 준 날짜로 보면 지금은 “${stage}” 단계예요.`,
    stageOpen: '계약일이나 이사일을 몰라요. 맞는 쪽을 골라 주세요.',
    moveInOpen: '이사한 날을 알려 주면 어느 빚이 나보다 앞서는지 다시 계산해요.',
    stagePicked: (stage: string) => `“${stage}”에 할 일을 보여 드려요.`,
    forWhom: (side: string, stage: string) => `${side} · ${stage}`,
    steps: '차례대로 할 일',
    now: '지금',
    by: '언제까지',
    document: '서류',
    clause: '계약서에 넣을 특약',
    clauseAgain: '다시 계약할 때 넣을 특약',
    terms: '낱말 풀이',
    copy: '특약 복사',
    copied: '특약을 복사했어요',
    inKorean: '한국어로',
    copyFailed: '복사하지 못했어요. 글을 길게 눌러 복사해 주세요.',
    clauseNote: '법이 정한 권리를 줄이는 특약은 효력이 없을 수 있어요.',
    question: '중개사에게 물어볼 말',
    good: '좋은 대답',
    bad: '조심할 대답',
  },

  clean: {
    title: '확인했고 깨끗해요',
    note: '기준일에 등기부와 확인한 자료에서 본 내용이에요. 그 뒤에는 달라질 수 있어요.',
    empty: '이 목록에 넣을 수 있는 항목이 없어요.',
    by: (entry: string) => `${entry} 등기로 말소`,
    byStrike: '말소선으로 말소',
  },
  unchecked: {
    empty: '더 확인할 것이 없어요.',
    said: (body: string, why: string) => `${body} ${why}.`,
    allChange: '아래 가운데 하나라도 알게 되면 판정이 바뀔 수 있어요.',
    who: '어디서',
    cost: '비용',
    days: '걸리는 시간',
    consent: '동의',
  },
  nobody: {
    title: '누구도 미리 알 수 없는 것',
    note: '어느 서비스도 확인하지 못해요. 그래서 계약 뒤에도 지켜봐야 해요.',
  },

  timeline: {
    title: '권리의 흐름',
    all: '날짜 순서로 모두 보기',
    note: '말소된 등기도 지우지 않고 보여 드려요.',
    contract: '계약하는 날',
    moveIn: '이사하는 날',
    seen: '등기부를 본 날',
    seenNote: '이날 뒤의 변동은 이 보고서에 없어요.',
    unresolved: '말소인지 확인 못 함',
    conflict: '말소선과 말소 등기가 서로 달라요',
    empty: '갑구와 을구에 등기가 없어요.',
  },

  payout: {
    title: '경매 돈이 나뉘는 순서',
    sale: (low: Won, high: Won) =>
      `팔릴 값 ${low === high ? formatWonShort(low) : `${formatWonShort(low)} ~ ${formatWonShort(high)}`}`,
    rate: (low: number, high: number) => `낙찰가율 ${low === high ? `${low}%` : `${low}% ~ ${high}%`}`,
    start: '팔린 값',
    columns: { who: '받는 사람', low: '낮게', likely: '보통', high: '높게' },
    caption: '경매 배당 순서와 금액',
    opposable: '대항력이 있어요. 못 받은 돈은 새 주인에게 요구할 수 있어요.',
    notOpposable: '대항력이 없어요. 못 받은 돈을 새 주인에게 요구할 수 없어요.',
    trustUnknown: '신탁회사의 동의가 있는지 몰라 대항력이 있다고 말할 수 없어요.',
    small: (n: Won) => `소액임차인으로 먼저 받는 돈은 ${formatWon(n)}이에요.`,
    noSmall: '소액임차인으로 먼저 받는 돈은 없어요.',
    base: '말소기준권리',
    joint: (n: number) => `이 집과 다른 부동산을 더해 ${n}곳이 같은 빚을 함께 담보해요.`,
    jointUnknown: '같은 빚을 몇 곳이 함께 담보하는지는 확인하지 못했어요.',
    assumptions: '계산에 쓴 가정',
  },

  price: {
    title: '집값',
    market: '시세로 본 값',
    guarantor: '보증 기준으로는 이만큼',
    guarantorShort: '보증 기준',
    guarantorUnknown: (why: string) => `확인 못 함 · ${why}`,
    base: (range: PriceRange) =>
      range.count > 0
        ? `${korean.price.method[range.method]} ${groupDigits(range.count)}건에서 계산했어요.`
        : `${korean.price.method[range.method]}이에요.`,
    leftOut: '뺀 거래',
    leftOutOf: (outliers: number, cancelled: number, direct: number) =>
      [
        outliers > 0 ? `값이 튀는 거래 ${outliers}건` : '',
        cancelled > 0 ? `취소된 거래 ${cancelled}건` : '',
        direct > 0 ? `직거래 ${direct}건` : '',
      ]
        .filter((s) => s !== '')
        .join(' · '),
    thin: '주의',
    thinNote: '거래가 적거나 오래돼서 범위를 넓혔어요.',
    trades: (n: number) => `거래 ${groupDigits(n)}건`,
    method: {
      'trades-building': '같은 건물의 실거래',
      'trades-dong': '같은 동네의 비슷한 집 실거래',
      'trades-district': '같은 시·군·구의 비슷한 집 실거래',
      'official-price': '공시가격에서 계산한 값',
      'register-sale': '등기부에 적힌 이 집의 거래가액',
      stated: '직접 적은 값',
    },
    period: (from: Day, to: Day) => (from === to ? formatDay(from) : `${formatDay(from)} ~ ${formatDay(to)}`),
    how: '계산한 방법',
    when: '거래 기간',
    source: '출처',
    count: '거래 수',
    unknown: '집값을 확인하지 못했어요',
    find: '이렇게 찾아보세요',
    findWays: [
      '국토교통부 실거래가 공개시스템에서 같은 건물과 면적의 거래를 찾아요.',
      '부동산테크나 KB부동산에서 시세를 찾아요.',
      '빌라라면 부동산공시가격 알리미에서 공시가격을 찾아요.',
      '두 곳 넘게 비교한 값을 적으면 바로 다시 판정해요.',
    ],
    drift: '시세 흐름',
    driftOf: (percent: number) =>
      `같은 집들의 값이 한 달에 ${Math.abs(percent)}%씩 ${percent < 0 ? '내렸어요' : '올랐어요'}. 지난 거래를 오늘 값으로 고쳐 계산했어요.`,
    recentDriftOf: (percent: number) => `최근 넉 달은 더 빨리, 한 달에 ${Math.abs(percent)}%씩 내렸어요.`,
    noDrift: '지난 거래의 값을 고치지 않았어요.',
    compared: '비교한 집',
    underground: '지하층 거래를 봤어요. 그런 거래가 적을수록 지상층 값의 67%를 더 많이 함께 봤어요.',
    width: '범위의 폭',
    widthOf: (width: NonNullable<PriceRange['width']>) =>
      width.basis === 'assumed'
        ? '재어 본 적이 없어 어림한 폭이에요.'
        : width.basis === 'borrowed'
          ? `서울의 이런 집 ${groupDigits(width.n)}채로 잰 폭을 빌려 썼어요. 이곳에서는 재지 못했어요.`
          : `이런 집 ${groupDigits(width.n)}채가 나중에 팔린 값으로 쟀어요. 열에 여덟은 이 안에서 팔렸어요.`,
    others: '다른 자료',
    otherOf: (what: string, range: string, agrees: boolean) =>
      `${what}: ${range}${agrees ? '' : ' · 서로 맞지 않아 낮은 쪽을 썼어요'}`,
    widened: {
      few: '거래가 적어 범위를 넓혔어요.',
      old: '1년보다 오래된 거래를 써서 범위를 넓혔어요.',
      'size-unknown': '면적을 몰라 범위를 넓혔어요.',
      'no-trade': '거래가 없어 공시가격으로 넓게 잡았어요.',
      falling: '최근에 값이 빠르게 내려 범위를 위아래로 넓혔어요.',
      'trend-unseen': '최근에 다시 팔린 건물이 적어 값이 내리고 있는지 알 수 없어요. 그래서 낮은 쪽을 넓혔어요.',
    },
    guarantorFrom: '보증 기준의 출처',
    standIn: (step: string) => `${step} 자리에 위의 집값을 썼어요.`,
    skipped: (steps: readonly string[]) => `보증기관은 ${steps.join(', ')}부터 봐요. 그 값은 확인하지 못했어요.`,
  },

  guarantee: {
    title: '전세보증금 반환보증',
    verdict: { eligible: '기준에 들어요', 'not-eligible': '기준에 들지 않아요', unknown: '판단보류' },
    borderline: '경계',
    against: '기준에 걸리는 것',
    missing: '더 알아야 하는 것',
    notes: '함께 볼 것',
    value: '주택가액',
    valueOf: (price: Won, percent: number) => `집값 ${formatWon(price)}의 ${percent}%`,
    senior: '나보다 앞선 빚',
    none: '없음',
    debtRatio: '부채비율',
    percent: (n: number) => `${n}%`,
    apply: '신청 기한',
    applyBy: (day: Day, assumed: boolean) => `${formatDay(day)}까지${assumed ? ' (2년 계약으로 보고)' : ''}`,
    fee: '보증료',
    feeOf: (days: number, percent: number) => `${groupDigits(days)}일, 연 ${percent}%`,
    feeHow: '보증료를 계산한 방법',
    surcharge: (percent: number) => `앞선 빚이 많아 ${percent}% 더했어요.`,
    discounts: '할인을 받으면 (하나만)',
    support: '보증료 지원',
    supportOf: (most: Won) => `소득 기준이 맞으면 ${formatWon(most)}까지 돌려받아요.`,
    unchecked: '여기서 확인하지 못한 조건',
    others: '다른 보증기관',
    by: { HF: '한국주택금융공사 전세지킴보증', SGI: 'SGI서울보증 전세금보장신용보험' },
    otherVerdict: { eligible: '기준에 들어요', 'not-eligible': '기준에 들지 않아요', unknown: '더 확인해야 해요' },
    estimate: '공식 요율이 아니라 공개된 계산 사례로 어림했어요.',
    final: '가입 심사는 보증기관이 해요. 계약 전에 꼭 물어봐 주세요.',
  },

  register: {
    title: '등기부에 적힌 사실',
    owner: '소유자',
    ownerUnknown: '소유자 확인 못 함',
    share: (s: string) => `지분 ${s}`,
    kind: '종류',
    certificate: '증명서',
    certificates: {
      '말소사항 포함': '말소사항 포함',
      '현재 유효사항': '현재 유효사항 (지난 기록이 빠져 있어요)',
      일부사항: '일부사항',
      모름: '확인 못 함',
    } satisfies Record<RegisterDocument['certificate'], string>,
    uniqueNo: '고유번호',
    address: '소재지',
    viewedAt: '열람일시',
    pages: '쪽수',
    pagesRead: (read: number, declared: number | null) =>
      declared === null
        ? `${read}쪽 읽음 (전체 쪽수 확인 못 함)`
        : read >= declared
          ? `${declared}쪽 모두 읽음`
          : `${declared}쪽 가운데 ${read}쪽 읽음`,
    pending: '신청사건 처리중',
    pendingNote: '등기소에 새 신청이 들어와 있어요. 처리되면 등기부가 달라질 수 있어요.',
    jointNote: (list: string | null, n: number) =>
      `${list === null ? '' : `공동담보목록 ${list}: `}같은 빚을 함께 담보하는 부동산이 ${n}곳 있어요.`,
    onPage: (n: number) => `${n}쪽`,
    unread: (n: number) => `읽지 못한 줄 ${n}개`,
    unreadNote: '판정에 쓰지 못한 줄이에요. 등기부 원문에서 직접 확인해 주세요.',
    unknown: '확인 못 함',
  },

  method: {
    title: '판정한 방법',
    rulePack: '규칙 묶음',
    engine: '판정 엔진',
    day: '기준일',
    version: '보고서 판',
    versionOf: (n: number) => `${n}판`,
    readyAt: '만든 때',
    sources: '자료를 받은 때',
    step: {
      find: '주소',
      register: '등기부',
      building: '건축물대장',
      trades: '실거래가',
      'official-price': '공시가격',
      assess: '판정',
      notify: '알림',
    },
    state: { waiting: '기다리는 중', running: '받는 중', done: '받음', unavailable: '받지 못함' },
    how: '규칙이 판정해요. 같은 자료와 같은 규칙이면 결과도 같아요.',
    accuracy: '얼마나 맞는지, 잰 그대로 보기',
    legal: '이 보고서는 참고 자료예요. 감정평가나 법률 의견이 아니에요.',
  },

  loading: '보고서를 불러오고 있어요',
  notFound: {
    title: '보고서를 찾지 못했어요',
    note: '주소가 바뀌었거나, 이 계정의 보고서가 아닐 수 있어요.',
    button: '내 보고서 보기',
  },
  failed: { title: '보고서를 불러오지 못했어요', again: '다시 불러오기' },
  logIn: { title: '로그인이 필요해요', note: '보고서는 주문한 사람만 볼 수 있어요.', button: '로그인하기' },

  renew: '새 등기부로 다시 받기',
} as const
export const words = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
