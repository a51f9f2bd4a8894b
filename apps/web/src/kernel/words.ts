import { translated } from '../lang/translated.ts'

export const korean = {
  offline: '인터넷 연결을 확인해 주세요. 입력한 내용은 그대로 있어요.',
  loginTitle: '로그인이 필요해요',
  loginText: '입력한 내용은 그대로 두고, 로그인한 뒤 여기로 돌아와요.',
  loginNo: '취소',
  loginYes: '3초 만에 로그인',
  loginBy: { kakao: '카카오로 3초 만에 로그인', apple: 'Apple로 로그인' },
  phoneWrong: '010으로 시작하는 휴대폰 번호를 입력해 주세요.',
  windowNotReady: '본인확인 창을 열지 못했어요. 잠시 뒤에 다시 해 주세요.',
  windowClosed: '본인확인을 그만뒀어요. 번호는 바뀌지 않았어요.',
  windowOther: '이 브라우저에서 시작한 본인확인이 아니에요. 처음부터 다시 해 주세요.',
}

export const kernelWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
