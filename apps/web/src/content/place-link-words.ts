import type { PlaceName } from '@jipsalpim/contract/planned.ts'
import { translated } from '../lang/translated.ts'

/** The title of a linked place, and what it offers. */
export type PlaceLinkWords = Partial<Record<PlaceName, { title: string; note: string }>>
export const korean: PlaceLinkWords = {
  analyze: { title: '이 집 분석받기', note: '등기부와 시세와 법으로 살펴 드려요.' },
  subscribe: { title: '변동 알림', note: '등기부가 바뀌면 무엇이 달라졌는지 알려 드려요.' },
  reportCompare: { title: '두 집 비교하기', note: '같은 가정으로 차이를 원 단위로 보여 드려요.' },
  creditIndiv: { title: '임대인 신용 보고서', note: '임대인이 동의한 만큼만 함께 봐요.' },
  sherlockDashboard: { title: '등기 조회', note: '주소나 소유자로 등기부를 찾아요.' },
  ownerHouse: { title: '임대인의 다른 집', note: '같은 소유자의 집에 걸린 위험을 봐요.' },
  loan: { title: '전세대출 조건', note: '어느 상품이 되고, 무엇이 모자란지 알려 드려요.' },
  guaranteeLoan: { title: '전세대출의 보증', note: '대출에 필요한 보증을 살펴요.' },
  guaranteeIntroduction: { title: '보증 가입 확인', note: '반환보증에 들 수 있는 집인지 살펴요.' },
  insuranceAddressChoose: { title: '임대차 법률보험', note: '다툼이 생기면 드는 돈을 대비해요.' },
  doby: { title: '월세 카드결제', note: '수수료를 먼저 보고 정해요.' },
  guideSummary: { title: '계약의 순서', note: '집을 보는 날부터 이사한 다음 날까지 할 일이에요.' },
  fraudLanding: { title: '전세사기의 유형', note: '열세 가지 수법과 미리 보이는 신호예요.' },
  cheatFinancialFraud: { title: '돈을 보내기 전에 번호 확인', note: '계좌나 전화번호에 사기 신고가 있는지 찾아요.' },
  reportCorpQuery: { title: '임대인이 회사일 때', note: '사업자등록번호와 확인할 서류예요.' },
  taxDanger: { title: '임대인의 밀린 세금', note: '내 보증금보다 먼저 나가는 세금이 있어요.' },
  feedLoanLanding: { title: '전세대출 알아보기', note: '계약하기 전에 확인할 것이 있어요.' },
  feedInsurance: { title: '반환보증', note: '언제까지 신청하고, 어떤 집이 안 되는지예요.' },
  feedAlarm: { title: '등기부가 바뀌는 때', note: '잔금 날과 그다음 날을 꼭 봐야 하는 이유예요.' },
  feedHomeFrauud: { title: '누가, 왜 당하나요', note: '피해의 숫자로 보는 조심할 곳이에요.' },
  feedLoan: { title: '대출받을 때 물을 것', note: '계약금을 보내기 전에 은행에 물어요.' },
  taxNotice: { title: '미납 세금 열람하기', note: '계약한 뒤에는 동의 없이 볼 수 있어요.' },
  reelsKre: { title: '짧게 보는 다섯 가지', note: '1분이면 읽어요.' },
  aBDateconfirm: { title: '확정일자', note: '언제 어디서 받는지예요.' },
  aBPrevention: { title: '계약서에 적을 것', note: '그대로 옮겨 적는 특약 문구예요.' },
  misoMove: { title: '이사하는 날', note: '짐보다 먼저 챙길 것이 있어요.' },
}
export const placeLinkWords = translated(korean, {
  en: () => import('./place-link-words.en.ts'),
  zh: () => import('./place-link-words.zh.ts'),
  vi: () => import('./place-link-words.vi.ts'),
})
