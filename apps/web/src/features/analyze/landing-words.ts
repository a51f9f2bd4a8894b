import { translated } from '../../lang/translated.ts'

export const korean = {
  brand: '집살핌',
  title: '이 집에 보증금을 맡겨도 될까요?',
  text: '등기부와 실거래가와 법을 함께 읽고, 경매로 가면 얼마가 돌아오는지까지 알려 드려요.',
  couponWaits: '링크로 온 쿠폰이 있어요',
  couponSee: '쿠폰 확인하기',
  order: '이 집 분석받기',
  carryOn: '하던 주문 이어서 하기',
  price: (won: string) => `보고서 1건 ${won} · 만들지 못하면 모두 돌려드려요`,
  checkTitle: '등기부가 이미 있나요?',
  checkText:
    '등기부 PDF를 올려 두면 이 기기 안에서 바로 읽어요. 로그인하지 않아도 되고, 파일은 어디로도 보내지 않아요.',
  tellsTitle: '보고서가 알려 주는 것',
  tells: [
    { title: '한마디 판정과 점수', text: '양호, 주의, 위험, 매우위험. 알 수 없으면 판단을 보류해요.' },
    { title: '경매로 가면 돌려받을 돈', text: '낮을 때와 높을 때의 범위로, 무엇을 가정했는지와 함께 보여 드려요.' },
    { title: '위험마다 등기부의 그 줄', text: '말소된 등기는 왜 뺐는지도 적어요.' },
    { title: '확인하지 못한 것', text: '누구에게 물어야 하고 얼마가 드는지 알려 드려요.' },
    { title: '지금 할 일 하나', text: '특약 문구와 중개사에게 물을 말까지 드려요.' },
  ],
  notice: '집살핌을 쓰기 전에',
  reference: '집살핌의 결과는 참고 정보예요. 감정평가나 법률 의견이 아니에요.',
  must: '꼭 알아 두세요',
  mustKnow: [
    '보고서는 등기부를 뗀 시각의 자료로 만들어요. 그 뒤에 바뀐 것은 담기지 않아요.',
    '잔금을 보내기 바로 전에 등기부를 한 번 더 봐 주세요.',
    '확인하지 못한 것은 확인하지 못했다고 적어요. 누구에게 물어야 하는지도 함께 적어요.',
    '보고서를 만들지 못하면 결제한 돈을 모두 돌려드려요.',
    '주소는 결제하고 5분 안에 바꿀 수 있어요.',
    '등기부를 떼기 시작하면 청약을 철회할 수 없어요(전자상거래법 제17조 제2항 제5호).',
  ],
}
export const landingWords = translated(korean, {
  en: () => import('./landing-words.en.ts'),
  zh: () => import('./landing-words.zh.ts'),
  vi: () => import('./landing-words.vi.ts'),
})
