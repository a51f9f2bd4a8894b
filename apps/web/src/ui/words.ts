import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { Grade } from '@jipsalpim/engine/assessment.ts'
import type { UnreadWon } from '@jipsalpim/engine/values/read-typed-won.ts'
import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { translated } from '../lang/translated.ts'

/** Texts of the components themselves. The texts of a screen are in its own catalogue. */
export const korean = {
  back: '뒤로',
  close: '닫기',
  ok: '확인',
  cancel: '취소',
  loading: '불러오는 중이에요',
  required: '필수',
  optional: '선택',
  seeAll: '전문 보기',
  tabs: '주요 메뉴',
  tab: { main: '홈', doby: '월세결제', analyze: '분석받기', subscribe: '변동 알림', mypage: '마이' },
  progress: (now: number, all: number) => `전체 ${all}단계 가운데 ${now}단계`,

  won: '원',
  wonUnread: {
    unit: '단위를 알 수 없어요. ‘5천만’이나 ‘2.5억’처럼 만이나 억까지 적어 주세요.',
    negative: '0원보다 작은 금액은 쓸 수 없어요.',
    'too-much': '금액이 너무 커요. 0을 더 누르지 않았는지 확인해 주세요.',
    other: '금액을 읽지 못했어요. ‘250,000,000’이나 ‘2억 5,000만’처럼 적어 주세요.',
  } satisfies Record<UnreadWon, string>,
  clear: '지우기',
  quickAdd: (n: Won) => `+${short(n)}`,
  quickAddSaid: (n: Won) => `${short(n)} 원 더하기`,
  digits: '숫자로 보기',

  dayHint: '예: 20261121',
  pickDay: '달력에서 고르기',
  dayUnfinished: '연, 월, 일을 여덟 자리로 적어 주세요.',
  dayNotReal: '달력에 없는 날짜예요. 다시 확인해 주세요.',
  dayTooEarly: (min: Day) => `${formatDay(min)}이나 그 뒤의 날짜를 적어 주세요.`,
  dayTooLate: (max: Day) => `${formatDay(max)}이나 그 앞의 날짜를 적어 주세요.`,
  weekdays: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'],

  address: {
    idle: '도로명, 지번, 건물 이름으로 찾을 수 있어요.',
    examples: ['월드컵북로 12길 34', '망원동 123-4', '해오름빌라'],
    typing: '두 글자부터 찾아요.',
    loading: '주소를 찾고 있어요',
    empty: '찾은 주소가 없어요.',
    vague: '찾은 곳이 너무 많아요. 번지나 건물 번호까지 입력해 주세요.',
    emptyHint: '동 이름과 번지를 함께 적어 보세요.',
    error: '주소를 불러오지 못했어요.',
    found: (n: number) => `주소 ${n}곳을 찾았어요`,
    retry: '다시 찾기',
    jibun: '지번',
    picked: '고른 주소',
  },

  unit: {
    dong: '동',
    floor: '층',
    ho: '호',
    none: (part: string) => `'${part}' 없음`,
    free: '직접 적기',
    freeOf: (part: string) => `${part} 직접 적기`,
    loading: '목록을 불러오고 있어요',
    error: '목록을 불러오지 못했어요.',
    retry: '다시 불러오기',
    empty: '목록이 비어 있어요. 직접 적어 주세요.',
  },

  agreeAll: '선택 항목까지 모두 동의해요',
  agreeAllNote: '필수와 선택 항목이 모두 체크돼요. 선택 항목은 동의하지 않아도 쓸 수 있어요.',
  requiredGroup: '꼭 필요한 동의',
  optionalGroup: '동의하지 않아도 되는 항목',

  grade: {
    양호: '양호',
    주의: '주의',
    위험: '위험',
    매우위험: '매우위험',
    판단보류: '판단보류',
  } satisfies Record<Grade, string>,
  score: '안전점수',
  scoreOf: (n: number) => `안전점수 100점 만점에 ${n}점`,
  noScore: '점수를 매기지 않았어요',
  points: '점',

  openEvidence: '등기부에서 보기',
  receipt: (day: Day | null, no: string | null) =>
    [day, no === null ? null : `접수 제${no}호`].filter((p) => p !== null).join(' '),
  rank: '순위번호',
  purpose: '등기목적',
  received: '접수',
  cause: '등기원인',
  holders: '권리자 및 기타사항',
  page: (n: number) => `${n}쪽`,
  cancelled: '말소됨',
  cancelledBy: (by: string) => `말소됨 · ${by}번 등기로`,
  partlyStruck: '일부가 지워졌어요',
  dayUnknown: '날짜 모름',

  range: { low: '낮게', likely: '보통', high: '높게' },
  rangeSaid: (label: string, low: string, likely: string, high: string) =>
    `${label}: 낮게 ${low}, 보통 ${likely}, 높게 ${high}`,
  asTable: '표로 보기',
  item: '항목',
  amount: '금액',
  unknown: '모름',
  less: '줄이기',
  more: '늘리기',
  scroll: (caption: string) => `${caption}. 옆으로 밀어 볼 수 있어요.`,

  sample: '견본',
  sampleSaid: '실제가 아닌 견본 자료예요',
  step: { done: '끝났어요', now: '하고 있어요', waiting: '기다리고 있어요', failed: '하지 못했어요' },
  retry: '다시 해 보기',
  fileChoose: '파일 고르기',
  fileChange: '다른 파일 고르기',
  fileReading: '파일을 읽고 있어요',
  pause: '자동 넘김 멈추기',
  play: '자동 넘김 켜기',
  previous: '이전',
  next: '다음',
  slide: (now: number, all: number) => `${all}개 가운데 ${now}번째`,
} as const
export const words = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})

/** '1억', '1천만', '1억 5천만': as on the buttons of a cash machine. */
function short(n: Won): string {
  const [eok, rest] = [Math.floor(n / 100_000_000), n % 100_000_000]
  if (eok > 0) return rest === 0 ? `${eok}억` : `${eok}억 ${short(rest)}`
  const steps: readonly [Won, string][] = [
    [10_000_000, '천만'],
    [1_000_000, '백만'],
    [10_000, '만'],
  ]
  const step = steps.find(([size]) => n >= size && n % size === 0)
  return step ? `${n / step[0]}${step[1]}` : groupDigits(n)
}
