import type { HomeKind } from '@jipsalpim/engine/property/home-kind-names.ts'
import { translated } from '../../../lang/translated.ts'

/** Texts of the instant check itself. Those of its findings are in the engine's catalogue. */
export const korean = {
  title: '내 등기부 바로 확인',
  drop: '등기부 PDF 고르기',
  dropHint: '또는 여기에 놓으세요 · 20MB까지',
  promises: { device: '이 기기 안에서만 읽어요', login: '로그인하지 않아요', soon: '10초 안에 끝나요' },
  wasRead: (pages: number, seconds: number) =>
    `${pages}쪽을 ${seconds.toFixed(1)}초에 읽었어요. 같은 집의 다른 날 등기부나 다른 집의 등기부를 놓으면 비교해 드려요.`,
  notRead: '아직 읽은 등기부가 없어요',
  waysTitle: 'PDF를 받는 곳',
  ways: [
    { title: '인터넷등기소에서 열람하기', text: '700원, 주소만 있으면 바로 볼 수 있어요.' },
    { title: '중개사에게 달라고 하기', text: '무료예요. 오늘 받은 것인지 날짜를 봐 주세요.' },
    { title: '집살핌이 대신 받기', text: '실거래와 보증 기준까지 함께 봐 드려요.' },
  ],
  priceFromTrades: '집값을 몰라요 · 실거래로 채우기',
  kept: '먼저 넣은 등기부의 결과는 아래에 그대로 있어요.',
  judgedAlone: '이 등기부만 새로 판정했어요.',
  swapped: '나중에 넣은 등기부가 더 오래됐어요',
  swappedNote: '뗀 날짜 순서대로 비교하고, 새 등기부로 판정했어요.',
  pasteTitle: '글로 붙여 넣기',
  paste: '등기부 글',
  pasteHint: '등기부의 글을 처음부터 끝까지 붙여 넣어 주세요. 지워진 줄의 붉은 선은 글에 남지 않아요.',
  pasteRead: '붙여 넣은 글 읽기',
  pasteEmpty: '등기부의 글을 먼저 붙여 넣어 주세요.',

  pair: {
    show: '두 집 나란히 비교하기',
    title: '두 집을 나란히 봐요',
    note: '적는 대로 바로 다시 비교해요. 등기부와 적은 것은 이 기기를 떠나지 않아요.',
    close: '나중에 넣은 집만 보기',
    rentHint: '전세라면 0을 적어 주세요.',
  },

  reading: '등기부를 읽고 있어요',
  readingPage: (now: number, all: number) => `${all}쪽 가운데 ${now}쪽을 읽고 있어요`,
  stop: '그만 읽기',
  pasted: '붙여 넣은 글',

  refused: '이 파일은 확인하지 못했어요',
  tooLarge: {
    title: '파일이 너무 커요',
    act: '20MB보다 작은 파일로 다시 넣어 주세요. 인터넷등기소에서 받은 파일이면 충분해요.',
  },
  wrongKind: {
    title: 'PDF나 텍스트 파일만 읽을 수 있어요',
    act: '사진이라면 인터넷등기소에서 받은 PDF 파일을 넣어 주세요.',
  },
  broken: { title: '읽는 도구를 불러오지 못했어요', act: '인터넷 연결을 확인하고 다시 해 보세요.' },

  questions: '아는 것만 적어 주세요',
  questionsNote: '적는 대로 바로 다시 판정해요. 비워 두면 모르는 것으로 두고, 짐작하지 않아요.',
  changes: '이 답이 판정을 바꿀 수 있어요',
  deposit: '보증금',
  rent: '월세',
  kind: '집의 종류',
  kindHint: '비워 두면 등기부에 적힌 대로 봐요.',
  kindAsPrinted: '등기부대로',
  kindNotes: {
    다세대: '빌라',
    다가구: '호실이 따로 등기되지 않은 집',
    근린생활시설: '상가로 등기된 집',
  } satisfies Partial<Record<HomeKind, string>>,
  more: '더 적기',
  contractDate: '계약하는 날',
  moveInDate: '이사하는 날',
  endDate: '계약이 끝나는 날',
  endDateHint: '비워 두면 2년 계약으로 보고 보증료와 신청 기한을 계산해요.',
  households: '이 건물의 세대 수',
  householdsUnit: '세대',
  householdsPrinted: (n: number) => `등기부에 적힌 수는 ${n}세대예요.`,
  yourAnswer: '직접 적은 값',

  deal: {
    title: '계약 상대 알려 주기',
    happened: '이런 일이 있었나요?',
    happenedHint: '있었던 일만 골라 주세요.',
    happenings: {
      'no-broker': '중개사 없이 계약하자고 해요',
      'side-offer': '이자나 이사비, 현금을 준다고 해요',
      'move-out': '전입을 미루거나 빼 달라고 해요',
    },
  },
} as const
export const words = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
