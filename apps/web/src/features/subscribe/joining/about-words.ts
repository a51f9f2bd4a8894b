import { translated } from '../../../lang/translated.ts'

/** The introduction to the alerts, before payment. */
export const korean = {
  title: '등기가 바뀌는 신청이 들어오면 먼저 알려 드려요',
  lead: '고른 집의 등기부와 등기소에 들어온 신청을 날마다 확인해요.',
  mine: '지금 지켜보는 집',
  mineAll: '내 변동 알림 보기',
  mineFailed: '지켜보는 집을 불러오지 못했어요',
  again: '다시 불러오기',
  nextAt: (at: string) => `다음 확인 ${at}`,
  unread: (n: number) => `읽지 않은 알림 ${n}개`,
  promise: {
    title: '얼마나 빨리 알 수 있나요',
  },
  can: {
    title: '하는 것',
    items: [
      {
        id: 'cases',
        title: '들어온 신청을 찾아요',
        text: '근저당·가압류·소유권 이전이 등기부에 적히기 전, 접수된 때 알려 드려요.',
      },
      {
        id: 'extract',
        title: '등기부를 다시 떼어 봐요',
        text: '한 달에 한 번, 위험이 큰 집은 한 주에 한 번 처음부터 다시 읽어요.',
      },
      {
        id: 'judge',
        title: '내 보증금에 미치는 영향을 계산해요',
        text: '바뀌기 전과 뒤에 돌려받을 수 있는 돈을 나란히 보여 드려요.',
      },
      {
        id: 'stopped',
        title: '확인이 멈추면 멈췄다고 알려요',
        text: '등기소가 답하지 않으면 바뀐 것이 없다고 하지 않아요.',
      },
    ],
  },
  cannot: {
    title: '못 하는 것',
    items: [
      {
        id: 'stop',
        title: '막아 드리지는 못해요',
        text: '등기는 접수된 때부터 효력이 있어요. 저희는 먼저 알려 드려요.',
      },
      {
        id: 'before',
        title: '접수되기 전의 일은 몰라요',
        text: '집주인이 마음먹은 것, 말로 한 약속은 등기소에 없어요.',
      },
      {
        id: 'shut',
        title: '점검 시간에는 확인 못 해요',
        text: '첫째·셋째 목요일 밤 9시부터 다음 날 아침 6시까지예요.',
      },
      {
        id: 'wrong',
        title: '가끔 틀린 알림이 있어요',
        text: '한 접수번호에 여러 집이 묶일 때예요. 등기부를 다시 떼어 바로잡아 드려요.',
      },
    ],
  },
  price: {
    title: '가격',
    month: '1개월',
    monthNote: '한 달 뒤에 끝나요. 자동결제를 고른 때만 이어져요.',
    year: '1년',
    yearNote: (month: string) => `한 달에 ${month}꼴이에요.`,
    stop: '그만두기',
    stopNote: '시작한 곳과 같은 곳에서 해요. 남은 날만큼 돌려드려요.',
    anytime: '언제든',
    vat: '부가세가 들어 있어요. 더 내는 돈은 없어요.',
    notOnSale: '지금은 팔지 않아요',
    failed: '가격을 불러오지 못했어요',
  },
  sample: {
    title: '이런 알림이 가요',
    headline: '아직 잔금을 보내지 마세요',
    what: '근저당권설정 신청이 접수됐어요',
    rows: [
      { id: 'home', label: '집', value: '서울 강서구 화곡로 9047 나래하우스 302호' },
      { id: 'when', label: '접수', value: '11월 23일 · 제98127호' },
      { id: 'sum', label: '금액', value: '확인 못 함 · 등기부에 올라가야 알 수 있어요' },
      { id: 'next', label: '다음 할 일', value: '집주인에게 무슨 신청인지 묻고, 답을 글로 받아 두세요.' },
    ],
    basis: '※ 고객님이 신청하신 등기변동 알림입니다.',
  },
  choose: '지켜볼 집 고르기',
  chooseNote: '결제하기 전에 가격과 그만두는 법을 다시 보여 드려요.',
}
export const aboutWords = translated(korean, {
  en: () => import('./about-words.en.ts'),
  zh: () => import('./about-words.zh.ts'),
  vi: () => import('./about-words.vi.ts'),
})
