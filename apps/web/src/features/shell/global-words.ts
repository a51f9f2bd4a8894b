import { translated } from '../../lang/translated.ts'

/** Written for users who do not read Korean; in Korean it explains what the page is for. */
export const korean = {
  title: '다른 언어로 보기',
  lead: '한국어가 편하지 않은 분을 위한 화면이에요. 고른 언어는 이 기기에 남아요.',
  choose: '언어',
  whatTitle: '무엇을 하나요',
  what: [
    '등기부를 읽고 보증금이 돌아올지 알려 드려요.',
    '등기부 PDF를 이 기기 안에서만 읽어 바로 판정해요. 로그인하지 않아도 돼요.',
    '모르는 것은 모른다고 말하고, 누구에게 물어야 하는지 알려 드려요.',
  ],
  check: '가진 등기부로 바로 확인하기',
  order: '이 집 분석받기',
  limits: '모두 고른 언어로 읽을 수 있어요. 등기부 원문은 한국어이고, 약관과 처리방침은 한국어 글이 기준이에요.',
  stepsTitle: '계약할 때 꼭 할 일',
  steps: [
    { title: '등기부를 떼요', text: '계약하는 날과 잔금을 보내기 바로 전에 한 번씩 봐요.' },
    { title: '주인 이름의 계좌로 보내요', text: '신분증의 이름과 등기부의 소유자가 같아야 해요.' },
    {
      title: '이사한 날 신고해요',
      text: '외국인은 체류지 변경신고가 전입신고를 대신해요(출입국관리법 제88조의2). 확정일자도 그날 받아요.',
    },
    { title: '보증금을 받기 전에는 주소를 옮기지 않아요', text: '옮기면 순위를 잃어요.' },
  ],
  termsTitle: '알아 두면 좋은 말',
}
export const globalWords = translated(korean, {
  en: () => import('./global-words.en.ts'),
  zh: () => import('./global-words.zh.ts'),
  vi: () => import('./global-words.vi.ts'),
})

/** The terms that are explained there, as a register prints them in every language. */
export const globalTerms = [
  '등기부',
  '갑구',
  '을구',
  '근저당권',
  '채권최고액',
  '대항력',
  '확정일자',
  '우선변제권',
  '신탁',
  '경매개시결정',
  '전세보증금반환보증',
]
