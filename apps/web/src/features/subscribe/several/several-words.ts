import { translated } from '../../../lang/translated.ts'

/** Several homes that are watched with one payment. */
export const korean = {
  choose: '여러 집을 한 번에 고르기',
  chooseOne: '한 집만 고르기',
  label: '지켜볼 집들',
  hint: '고른 집을 한 번에 결제해요. 집마다 따로 지켜보고, 따로 그만둘 수 있어요.',
  tooFew: '두 집 이상 골라 주세요.',
  tooMany: (most: number) => `한 번에 집 ${most}곳까지 고를 수 있어요.`,
  chosen: (n: number) => `집 ${n}곳을 골랐어요`,

  homes: (n: number) => `결제하는 집 ${n}곳`,
  left: '결제하지 않는 집',
  each: '한 집',
  sum: '모두',
  refused: {
    watched: '이미 지켜보고 있어요',
    unit: '동·호수를 먼저 정해야 해요',
    other: '보고서를 찾지 못했어요',
  },
  nameless: '주소를 모르는 집',
  none: '고른 집 가운데 새로 지켜볼 집이 없어요',
  noneText: '다른 집을 골라 주세요.',
  otherHomes: '다른 집 고르기',
  failed: '가격을 불러오지 못했어요',
  parts: '그만둔 집의 몫만 남은 날만큼 돌려드려요. 다른 집은 그대로예요.',

  lead: (n: number, plan: string) => `집 ${n}곳 · ${plan}`,
  consentAuto: (won: string, day: string) =>
    `오늘 ${won}이 한 번에 결제되고, ${day}부터는 집마다 따로, 그만둘 때까지 자동으로 결제되는 데 동의해요. 그만두면 그 집의 남은 날만큼 돌려받아요.`,
  perHome: (won: string) => `집마다 ${won}`,
  autoNote: (day: string, each: string) => `다음 결제 ${day} · ${each}. 언제든 그만둘 수 있어요`,
  onlyRest: '결제하는 사이에 이미 지켜보게 된 집이 있으면 그 집 몫은 바로 돌려드려요.',

  title: (n: number) => `집 ${n}곳을 지켜보기 시작했어요`,
  titleNone: '지켜보기 시작한 집이 없어요',
  titleEnded: '이 결제로 지켜보던 집이 모두 끝났어요',
  paid: (won: string, n: number) => `집 ${n}곳 값으로 ${won}을 냈어요.`,
  onlyFirst: '‘지켜보기 시작한 집’만 결제했어요.',
  groups: {
    done: '지켜보기 시작한 집',
    watched: '이미 지켜보고 있는 집',
    'unit-unknown': '동·호수를 모르는 집',
    unpaid: '결제되지 않은 집',
    ended: '그만둔 집',
  },
  notes: {
    done: '등기부를 처음 읽고 나면 알려 드려요.',
    watched: '또 내지 않아도 돼요. 낸 몫이 있으면 돌려드려요.',
    'unit-unknown': '동·호수를 정한 뒤에 지켜볼 수 있어요. 결제하지 않았어요.',
    unpaid: '돈이 나가지 않았어요.',
    ended: '더 지켜보지 않아요.',
  },
  back: (won: string) => `${won} 돌려드려요`,
  toWatching: '지켜보는 집 보기',
  toChoose: '집 고르러 가기',
  empty: '이 결제를 찾지 못했어요',
  emptyText: '주소가 잘못되었거나 다른 계정의 결제예요. 결제 내역에서 확인해 주세요.',
  toPayments: '결제 내역 보기',
  readFailed: '결제한 집을 불러오지 못했어요',
  loading: '결제한 집을 확인하고 있어요',
}
export const severalWords = translated(korean, {
  en: () => import('./several-words.en.ts'),
  zh: () => import('./several-words.zh.ts'),
  vi: () => import('./several-words.vi.ts'),
})
