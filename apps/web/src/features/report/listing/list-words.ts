import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { formatWon, type Won } from '@jipsalpim/engine/values/won.ts'
import { translated } from '../../../lang/translated.ts'

/** Texts for the user's list of reports, and for arranging it. */
export const korean = {
  list: {
    title: '내 보고서',
    loading: '보고서 목록을 불러오고 있어요',
    empty: '아직 받은 보고서가 없어요',
    emptyNote: '주소를 알려 주면 등기부와 시세를 살펴봐 드려요.',
    order: '보고서 주문하기',
    state: {
      'waiting-address': '주소를 정해 주세요',
      preparing: '준비하고 있어요',
      ready: '보고서 보기',
      failed: '만들지 못했어요',
      cancelled: '취소한 주문이에요',
    },
    refund: {
      pending: (won: string) => `${won}을 돌려드리고 있어요`,
      done: (won: string) => `${won}을 돌려드렸어요`,
    },
    ofHome: (nth: number) => `이 집의 ${nth}번째 보고서`,
    latestOfHome: '가장 최근',
    addressUnknown: '주소를 아직 정하지 않았어요',
    deposit: (n: Won) => `보증금 ${formatWon(n)}`,
    score: (n: number) => `${n}점`,
    total: (n: number) => `모두 ${groupDigits(n)}건`,
    page: (now: number, all: number) => `${all}쪽 가운데 ${now}쪽`,
    previous: '이전',
    next: '다음',
    pages: '쪽 넘기기',
    failed: '목록을 불러오지 못했어요',
  },
  filter: '보고서 골라 보기',
  show: {
    all: (n: number): string => `전체 ${n}`,
    made: (n: number): string => `완성 ${n}`,
    waiting: (n: number): string => `준비 중 ${n}`,
    withdrawn: (n: number): string => `취소 ${n}`,
    failed: (n: number): string => `만들지 못함 ${n}`,
    hidden: (n: number): string => `숨김 ${n}`,
    shared: (n: number): string => `나에게 온 것 ${n}`,
  },
  none: '여기에 해당하는 보고서가 없어요',
  noneNote: '다른 것을 골라 보세요.',
  toAll: '전체 보기',
  why: {
    failed: '나간 돈은 없어요. 쓴 쿠폰이나 이용권은 돌려드려요.',
    cancelled: '보고서를 받기 전에 취소했어요. 나간 돈은 없어요.',
  },
  arrange: (home: string): string => `${home} 정리하기`,
  title: '보고서 정리하기',
  name: '내가 부르는 이름 (선택)',
  nameHint: '나만 보는 이름이에요. 예: 회사 앞 집',
  save: '이름 저장하기',
  saved: '이름을 저장했어요.',
  hide: '목록에서 숨기기',
  hideNote: '지워지지 않아요. ‘숨김’에서 다시 꺼낼 수 있어요.',
  hidden: '목록에서 숨겼어요.',
  unhide: '목록에 다시 보이기',
  unhidden: '목록에 다시 보여요.',
  shared: {
    note: '보낸 분이 정한 날까지만 열려요. 지번과 동·호수는 가렸어요.',
    until: (day: string): string => `${day}까지 열려요`,
    signed: (day: string): string => `${day}에 읽었다고 남겼어요`,
    unsigned: '아직 읽었다고 남기지 않았어요',
    made: (day: string): string => `${day} 자료`,
  },
}
export const listWords = translated(korean, {
  en: () => import('./list-words.en.ts'),
  zh: () => import('./list-words.zh.ts'),
  vi: () => import('./list-words.vi.ts'),
})
