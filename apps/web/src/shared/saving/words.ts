import { translated } from '../../lang/translated.ts'

export const korean = {
  title: '이 앱 안에서는 파일을 저장할 수 없어요',
  text: '크롬이나 사파리 같은 브라우저로 열면 저장할 수 있어요. 거기서 한 번 로그인해 주세요.',
  byMenu: '이 화면의 메뉴에서 "다른 브라우저로 열기"를 눌러 주세요. 거기서 로그인하면 저장할 수 있어요.',
  open: '브라우저로 열기',
}

export const savingWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
