import { translated } from '../../lang/translated.ts'

/** Texts around the engine's own for the comparison of two registers. */
export const korean = {
  title: '지난 등기부와 비교한 결과',
  viewed: (from: string, to: string) =>
    from === to ? `${to}에 뗀 두 등기부를 비교했어요.` : `${from}에 뗀 등기부와 ${to}에 뗀 등기부를 비교했어요.`,
  none: '새 등기도, 지워진 등기도 없어요. 접수만 되고 아직 적히지 않은 등기는 보이지 않으니, 돈을 보내기 바로 전에 한 번 더 떼어 보세요.',
  money: '경매로 가면 돌려받을 돈',
  low: '나쁜 경우',
  high: '좋은 경우',
  before: '지난번',
  after: '지금',
  grade: '판정',
  act: '지금 할 일',
  more: (n: number) => `할 일 ${n}가지 더 보기`,
  list: '바뀐 것',
  received: (day: string, no: string | null) => `${day} 접수${no === null ? '' : ` 제${no}호`}`,
  entered: (day: string) => `${day} 등기`,
  dayUnknown: '날짜가 적혀 있지 않아요',
  doubts: '확인이 더 필요해요',
  doubtWords: (before: string, after: string) => `지난번 “${before}” · 지금 “${after}”`,
  askDates: '계약하는 날과 이사하는 날을 아래에 적으면, 내 보증금과의 앞뒤와 지금 할 일이 더 정확해져요.',
  otherFacts: (effect: string) => `집값처럼 등기부 밖의 사실이 달라져 ${effect}.`,
  note: '등기부에 접수만 되고 아직 적히지 않은 등기는 비교할 수 없어요.',
}
export const words = translated(korean, {
  en: () => import('./changes-words.en.ts'),
  zh: () => import('./changes-words.zh.ts'),
  vi: () => import('./changes-words.vi.ts'),
})
