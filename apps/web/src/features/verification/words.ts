import { translated } from '../../lang/translated.ts'

export const korean = {
  title: '본인확인 결과',
  titleOnTheWay: '본인확인 뒤 이어가기',
  backOnTheWay: '하던 곳으로 돌아가기',
  checking: '본인확인 결과를 확인하고 있어요',
  done: '본인확인을 마쳤어요',
  doneText: (mobile: string) => `휴대폰 번호를 저장했어요: ${mobile}`,
  doneGuest: (mobile: string) => `본인 번호인 것을 확인했어요: ${mobile}. 회원 정보에는 저장하지 않았어요.`,
  toStart: '처음으로 가기',
  failed: '본인확인을 마치지 못했어요',
  askAgain: '결과 다시 확인하기',
  toMine: '마이로 가기',
}
export const verificationWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
