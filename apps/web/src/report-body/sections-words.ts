import { translated } from '../lang/translated.ts'

/** The report's own parts: their names, and what stands beside a heading. */
export const korean = {
  contents: '보고서 차례',
  result: '결과',
  risks: '위험',
  unknowns: '모르는 것',
  money: '돈',
  register: '등기부',
  risksFrom: (lines: number, findings: number) =>
    lines > 0 ? `근거 ${lines}줄에서 나온 ${findings}건` : `${findings}건`,
  notes: (n: number) => `참고 ${n}건`,
  /** Of what nobody can know, too. */
  toCheck: (n: number) => `${n}가지`,
  cancelledToo: (n: number) => `말소된 ${n}건 포함`,
  sameEvidence: (n: number) => `같은 근거 ${n}건`,
  moreLines: (n: number) => `외 ${n}줄`,
  howCounted: '어떻게 계산했나요',
  changesNote: '파란 점은 확인하면 판정이 바뀔 수 있는 것이에요.',
  changes: '확인하면 판정이 바뀔 수 있어요',
  pane: '등기부에 적힌 내용',
  paneNote: '위험의 근거를 누르면 그 줄에 파란 막대가 서요.',
  paneEmpty: '갑구와 을구에 등기가 없어요.',
  litLine: '지금 보는 줄',
}

export const sectionsWords = translated(korean, {
  en: () => import('./sections-words.en.ts'),
  zh: () => import('./sections-words.zh.ts'),
  vi: () => import('./sections-words.vi.ts'),
})
