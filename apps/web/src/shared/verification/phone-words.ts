import { translated } from '../../lang/translated.ts'

/** Texts for verifying a phone number, and for the discount that requires it. */
export const korean = {
  mobile: '휴대폰',
  verify: '본인확인하기',
  verifyHint: '통신사에서 본인 명의인지 확인해요. 하루에 다섯 번까지 할 수 있어요.',
  phoneWrong: '010으로 시작하는 휴대폰 번호 11자리를 입력해 주세요.',
  offerTitle: (won: string) => `본인확인을 하면 ${won}에 받을 수 있어요`,
  offerText: '새 회원 할인은 한 사람에게 한 번이에요. 이미 받았다면 값은 그대로예요.',
  offerAct: '본인확인하고 할인받기',
  offerDone: '본인확인을 마쳤어요. 값을 다시 확인해 주세요.',
}
export const phoneWords = translated(korean, {
  en: () => import('./phone-words.en.ts'),
  zh: () => import('./phone-words.zh.ts'),
  vi: () => import('./phone-words.vi.ts'),
})
