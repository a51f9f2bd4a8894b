import { translated } from '../../lang/translated.ts'

/** What a realtor gets today. */
export const korean = {
  title: '중개사가 받는 것',
  text: '세입자와 같은 화면을 보며 이야기하세요. 중개사가 따로 내는 돈은 없어요.',
  failed: '회원 정보를 불러오지 못했어요',
  noSignup: '중개사 회원 가입은 아직 열지 않았어요',
  noSignupText: '지금은 세입자가 보낸 링크로 가입 없이 볼 수 있어요.',
  isRealtor: '중개사 계정으로 들어와 있어요',
  isRealtorText: '세입자가 보낸 링크를 이 기기에서 열면 보고서를 볼 수 있어요.',
  now: '지금 되는 것',
  nowItems: [
    '세입자가 보낸 링크로 보고서를 열어요.',
    '이름과 지번, 동·호수는 가리고 보여요.',
    '보고서를 PDF로 받아요.',
    '링크에는 끝나는 날이 있고, 세입자가 먼저 닫을 수 있어요.',
  ],
  not: '아직 안 되는 것',
  notItems: ['중개사 회원 가입', '중개사가 손님에게 보고서 보내기', '중개사 이름으로 쿠폰 쓰기'],
  sample: '견본 보고서 보기',
  analyze: '분석 화면으로 가기',
}
export const realtorWords = translated(korean, {
  en: () => import('./realtor-words.en.ts'),
  zh: () => import('./realtor-words.zh.ts'),
  vi: () => import('./realtor-words.vi.ts'),
})
