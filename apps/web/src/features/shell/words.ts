import { translated } from '../../lang/translated.ts'

export const korean = {
  title: '어떤 집을 살펴볼까요?',
  text: '계약하기 전부터 보증금을 돌려받을 때까지, 등기부와 시세와 법으로 함께 살펴요.',
  order: '이 집 분석받기',
  orderNote: '주소만 알면 돼요. 등기부는 저희가 떼어 봐요.',
  check: '가진 등기부로 바로 확인하기',
  checkNote: '이 기기 안에서만 읽어요. 로그인하지 않아도 돼요.',

  recent: '최근 보고서',
  recentAll: '내 보고서 모두 보기',
  again: '다시 불러오기',
  recentNone: '아직 받은 보고서가 없어요.',
  recentFailed: '보고서를 불러오지 못했어요.',
  recentDeposit: (won: string) => `보증금 ${won}`,
  recentState: {
    'waiting-address': '주소를 기다려요',
    preparing: '만들고 있어요',
    ready: '나왔어요',
    failed: '만들지 못했어요',
    cancelled: '취소한 주문이에요',
  },
  addressUnknown: '주소를 아직 정하지 않았어요',

  services: '할 수 있는 일',
  readings: '계약 전에 읽어 두면 좋아요',
  partner: '은행 앱에서 오셨네요',
  partnerText: '보고서의 내용은 은행이 만들지 않아요. 은행은 들어오는 길만 이어 줘요.',
}
export const homeWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
