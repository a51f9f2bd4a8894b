import { translated } from '../../lang/translated.ts'

export const korean = {
  terms: '이용약관',
  termsFailed: '약관을 불러오지 못했어요',
  version: (version: number, from: string) => `제${version}판 · ${from}부터 시행`,
  others: '함께 받는 동의',
  other: (title: string, required: boolean) => `${required ? '[필수]' : '[선택]'} ${title}`,
  privacy: '개인정보 처리방침',
  privacyFailed: '처리방침을 불러오지 못했어요',
  privacyFailedText: '연결을 확인하고 다시 불러와 주세요.',
  contents: '차례',
}
export const legalWords = translated(korean, {
  en: () => import('./legal-words.en.ts'),
  zh: () => import('./legal-words.zh.ts'),
  vi: () => import('./legal-words.vi.ts'),
})
