import { translated } from '../../lang/translated.ts'

export const korean = {
  title: '서울시 전세 안심 지원',
  text: '서울에서 전월세를 구하는 분께 보고서 1건을 드려요. 서울시에서 받은 코드를 입력해 주세요.',
  enter: '코드로 받기',
  button: '쿠폰 받기',
  loginFirst: '코드를 확인하려면 로그인이 필요해요. 입력한 코드는 그대로 있어요.',
  none: '지금은 열려 있지 않아요',
  noneText: '서울시에서 새로 열면 이 화면에서 바로 받을 수 있어요.',
  failed: '행사를 불러오지 못했어요',
  state: {
    soon: '아직 시작하지 않았어요. 시작하는 날부터 코드를 받을 수 있어요.',
    full: '준비한 수량이 모두 나갔어요.',
    ended: '끝난 행사예요. 이미 받은 쿠폰은 기간까지 쓸 수 있어요.',
  },
  mine: '받은 쿠폰',
  use: '이 쿠폰으로 분석받기',
  used: '이 행사의 쿠폰을 이미 쓰셨어요.',
  expired: '받은 쿠폰의 기간이 지났어요.',
  reports: '내 보고서로 가기',
  order: '보고서 주문하기',
  statusFailed: '내 상태를 불러오지 못했어요',
  realtor: '공인중개사는 쿠폰을 쓸 수 없어요. 세입자가 로그인해서 받을 수 있어요.',
}
export const seoulWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
