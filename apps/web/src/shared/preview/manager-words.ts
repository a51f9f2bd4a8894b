import { translated } from '../../lang/translated.ts'

/** Texts for an operator's preview of a user's page. */
export const korean = {
  report: '보고서 미리보기',
  buy: '살 수 있는 것 미리보기',
  watch: '변동 알림 미리보기',
  band: (user: number) => `미리보기 · 회원 ${user}의 화면`,
  bandText: (until: string) =>
    `읽기만 할 수 있어요. 이름과 지번, 동·호수는 가렸고, ${until}에 끝나요. 본 것은 기록에 남아요.`,
  dead: '미리보기에서는 눌리지 않아요.',
  notAgain: '지금은 이 집을 다시 받을 수 없어요. 왜 그런지는 주문 화면에 있어요.',
  ended: '미리보기가 끝났어요',
  endedText: '시간이 지났거나 보고서가 바뀌었어요. 주문 화면에서 다시 열어 주세요.',
  toOrder: '주문 화면으로 가기',
  failed: '미리보기를 불러오지 못했어요',
}
export const managerWords = translated(korean, {
  en: () => import('./manager-words.en.ts'),
  zh: () => import('./manager-words.zh.ts'),
  vi: () => import('./manager-words.vi.ts'),
})
