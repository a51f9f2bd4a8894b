import { translated } from '../../../lang/translated.ts'

/** The loan questions in a report. */
export const korean = {
  check: '이 집으로 정부 전세대출 확인하기',
  again: '답을 고치고 자세히 보기',
  note: '보증금·지역·면적을 채워 둬요. 답은 보관하기 전에는 이 기기에만 있어요.',
  title: '이 집의 정부 전세대출',
  fits: '보관한 답에 이 집의 보증금·지역·면적을 넣어 봤어요. 조건이 맞아 보여요.',
  none: '보관한 답으로는 이 집에 바로 맞는 상품이 없어요. 가장 가까운 상품이에요.',
  bank: '결정은 은행이 해요. 보고서의 판정에는 쓰지 않았어요.',
  picks: '보관한 답으로 조건이 맞아 보이는 상품',
}
export const loanPartWords = translated(korean, {
  en: () => import('./loan-part-words.en.ts'),
  zh: () => import('./loan-part-words.zh.ts'),
  vi: () => import('./loan-part-words.vi.ts'),
})
