import { translated } from '../../lang/translated.ts'

export const korean = {
  loginTitle: '로그인',
  loginText: '보고서를 받고, 다시 보고, 알림을 받으려면 로그인해 주세요.',
  returning: '로그인하고 있어요',
  problem: {
    cancelled: { title: '로그인을 그만뒀어요', text: '입력한 내용은 그대로 있어요. 준비되면 다시 로그인해 주세요.' },
    failed: { title: '로그인하지 못했어요', text: '시간이 지났거나 확인하지 못했어요. 입력한 내용은 그대로 있어요.' },
    offline: { title: '로그인하지 못했어요', text: '인터넷 연결을 확인하고 다시 로그인해 주세요.' },
    'other-browser': {
      title: '로그인하지 못했어요',
      text: '로그인을 시작한 브라우저가 아니에요. 이 브라우저에서 다시 로그인해 주세요.',
    },
    'under-age': { title: '만 14세부터 쓸 수 있어요', text: '보호자에게 대신 확인해 달라고 해 주세요.' },
    taken: {
      title: '연결하지 못했어요',
      text: '다른 회원이 쓰고 있거나, 같은 종류의 로그인이 이미 연결돼 있어요. 다른 회원으로 가입한 계정이라면 그 계정으로 들어가 탈퇴한 뒤에 연결해 주세요.',
    },
  },
  retry: '다시 로그인하기',
  retryLink: '다시 연결하기',
  toMine: '마이로 가기',
  linked: '로그인 방법을 연결했어요.',
  home: '처음으로',
  termsTitle: '약관에 동의해 주세요',
  termsButton: '동의하고 계속하기',
  termsMissing: '필수 약관에 동의해야 계속할 수 있어요.',
  termsOf: '약관 전문',
  termsVersion: (version: number, from: string) => `제${version}판 · ${from}부터 시행`,
  termsAsked: {
    visit:
      '처음이거나 약관이 바뀌면 동의가 필요해요. 읽고 동의하면 이어서 쓸 수 있어요. 동의하지 않으면 탈퇴할 수 있어요.',
    order: '필수 약관에 동의하면 하던 일을 바로 이어서 해요. 입력한 내용은 그대로 있어요.',
  },
  termsFailed: '약관을 불러오지 못했어요.',
  logout: '로그아웃',
  withdraw: '탈퇴하기',
  myTitle: '마이',
  language: '언어 · Language',
  theme: '화면 색',
  themeSystem: '기기 설정대로',
  themeLight: '밝게',
  themeDark: '어둡게',
  loggedOut: '로그아웃했어요.',
}
export const accountWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
