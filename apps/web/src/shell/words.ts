import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { translated } from '../lang/translated.ts'

/** Texts of the shell. */
export const korean = {
  brand: '집살핌',
  skip: '본문으로 건너뛰기',
  title: (page: string) => (page === '' ? '집살핌' : `${page} · 집살핌`),
  moving: '다음 화면을 불러오고 있어요',

  offline: '인터넷이 끊겼어요',
  offlineText: '적은 내용은 이 기기에 남아 있어요. 연결되면 이어서 할 수 있어요.',

  notFound: '그 화면을 찾지 못했어요',
  notFoundText: '주소가 바뀌었거나 아직 열리지 않은 화면이에요.',
  home: '처음으로 가기',

  chunk: '화면을 불러오지 못했어요',
  chunkText: '연결이 잠깐 끊겼거나 새 버전이 나왔어요. 다시 불러오면 이어서 할 수 있어요.',
  broken: '화면을 보여 드리지 못했어요',
  brokenText: '우리 쪽 잘못이에요. 적은 내용은 이 기기에 남아 있어요.',
  reload: '다시 불러오기',

  unfinished: '전세사기 위험 분석 진행 중',
  unfinishedText: {
    address: '주소를 입력하면 보고서를 만들어요.',
    dongfloorho: '동·층·호를 입력하면 보고서를 만들어요.',
  },
  continue: '이어하기',

  sessionEnded: '로그인이 끝났어요. 다시 로그인하면 보던 곳으로 돌아와요.',

  panelTitle: ['계약하기 전에,', '보증금이 돌아올지 먼저 살펴요.'],
  panelText: '등기부 한 줄 한 줄에 근거를 두고 말해요. 모르는 것은 모른다고 말해요.',
  protectedSum: '지금까지 확인한 보증금',
  customers: '이용한 사람',
  people: (n: number) => `${groupDigits(n)}명`,
  grounds: (asOf: string, source: string) => `기준일 ${asOf} · 출처 ${source}`,
  reviews: '써 본 사람들의 말',

  updateTitle: '앱 업데이트가 필요해요',
  updateNow: '지금 업데이트',
  updateLater: '나중에 하기',
  notifyTitle: '알림을 켜 주세요',
  notifyText: '보고서가 나오거나 등기부가 바뀌면 바로 알려 드려요.',
  notifyNo: '아니요',
  notifyYes: '네',
} as const
export const words = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
