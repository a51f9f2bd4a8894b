import { translated } from '../../lang/translated.ts'

export const korean = {
  title: '이 집에 보증금을 맡겨도 될까요?',
  text: '등기부 한 통이면 돼요. 경매로 가면 얼마가 돌아오는지, 근거가 된 줄까지 바로 보여 드려요.',
  couponWaits: '링크로 온 쿠폰이 있어요',
  couponSee: '쿠폰 확인하기',
  order: '이 집 분석받기',
  carryOn: '하던 주문 이어서 하기',
  noRegister: '등기부가 없어도 돼요',
  price: (won: string) => `주소만 알면 저희가 받아 봐요. 보고서 1건 ${won}, 만들지 못하면 모두 돌려드려요.`,
  priceLater: '주소만 알면 저희가 받아 봐요. 가격은 결제하기 전에 보여 드려요.',
  sampleTitle: '이런 결과를 받아요',
  sampleGrades: '견본의 등급',
  sampleWhole: '견본 보고서 전체 보기',
  keepsTitle: '우리가 지키는 것',
  keeps: [
    { title: '모든 말에 근거가 있어요', text: '문장마다 등기부의 어느 줄인지 붙여요. 누르면 그 줄을 보여 드려요.' },
    {
      title: '모르는 것은 모른다고 적어요',
      text: '모르면 점수를 만들지 않고 판단을 미뤄요. 누구에게 얼마에 물어보면 되는지 적어요.',
    },
    {
      title: '만들지 못하면 돈을 받지 않아요',
      text: '가격은 먼저 다 보여 드려요. 보고서를 만들지 못하면 모두 돌려드려요.',
    },
  ],
  priceTitle: '값에 다 들어 있어요',
  priceParts: [
    { title: '등기부 발급 수수료', text: '따로 내지 않아요. 부가세도 들어 있어요.' },
    { title: '실거래가 · 공시가격 · 건축물대장', text: '집값을 범위로 보여 드리고, 몇 건을 봤는지 적어요.' },
    { title: '특약 문구와 물어볼 말', text: '계약 전에 할 일을 날짜와 함께 알려 드려요.' },
  ],
  notice: '집살핌을 쓰기 전에',
  reference: '집살핌의 결과는 참고 정보예요. 감정평가나 법률 의견이 아니에요.',
  must: '꼭 알아 두세요',
  mustKnow: [
    '보고서는 등기부를 발급받은 시각의 자료로 만들어요. 그 뒤에 바뀐 것은 담기지 않아요.',
    '잔금을 보내기 바로 전에 등기부를 한 번 더 봐 주세요.',
    '확인하지 못한 것은 확인하지 못했다고 적어요. 누구에게 물어야 하는지도 함께 적어요.',
    '보고서를 만들지 못하면 결제한 돈을 모두 돌려드려요.',
    '주소는 결제하고 5분 안에 바꿀 수 있어요.',
    '등기부를 발급받기 시작하면 청약을 철회할 수 없어요(전자상거래법 제17조 제2항 제5호).',
  ],
}
export const landingWords = translated(korean, {
  en: () => import('./landing-words.en.ts'),
  zh: () => import('./landing-words.zh.ts'),
  vi: () => import('./landing-words.vi.ts'),
})
