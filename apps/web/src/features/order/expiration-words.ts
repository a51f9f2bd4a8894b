import { translated } from '../../lang/translated.ts'

/** Texts for a report whose register is old. */
export const korean = {
  loading: '보고서를 불러오지 못했어요',
  title: (days: number) => (days === 0 ? '오늘 만든 보고서예요' : `${days}일 전에 만든 보고서예요`),
  text: (day: string) => `${day}의 등기부와 시세로 판정했어요. 그 뒤에 달라진 것은 이 보고서에 없어요.`,
  home: '집',
  changesTitle: '그 사이에 달라질 수 있는 것',
  changes: [
    '새 근저당이나 전세권이 앞 순위에 들어올 수 있어요.',
    '압류나 가압류, 경매 개시가 적힐 수 있어요.',
    '집주인이 바뀌거나 신탁될 수 있어요.',
    '시세와 보증 한도가 달라질 수 있어요.',
  ] as const,
  whenTitle: '새로 확인해야 하는 때',
  when: ['계약서에 서명하기 전', '잔금을 보내기 전', '계약을 연장하기 전'] as const,
  see: '이 보고서 다시 보기',
  again: (won: string) => `새 등기부로 다시 받기 · ${won}`,
  kept: '지금 보고서는 그대로 남아요.',
  none: '다시 받을 수 있는 보고서가 아니에요',
  noneText: '보고서가 아직 준비되고 있거나, 환불한 주문이에요.',
  toReports: '내 보고서로 가기',
}
export const expirationWords = translated(korean, {
  en: () => import('./expiration-words.en.ts'),
  zh: () => import('./expiration-words.zh.ts'),
  vi: () => import('./expiration-words.vi.ts'),
})
