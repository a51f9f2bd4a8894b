import { translated } from '../../lang/translated.ts'

/** The entries of the register by year. */
export const korean = {
  bar: '등기부 기록',
  title: (year: string, n: number) => `${year}년부터 ${n}건이 있었어요`,
  titleUndated: (n: number) => `${n}건이 있었어요`,
  since: (n: number) => (n === 0 ? '지켜보기 시작한 뒤로는 없어요.' : `지켜보기 시작한 뒤로는 ${n}건이에요.`),
  tabs: { all: '전체', owner: '주인 · 갑구', debt: '빚 · 을구' },
  tabsLabel: '어느 부분을 볼까요',
  year: (year: string) => `${year}년`,
  count: (n: number) => `등기 ${n}건`,
  undated: '날짜가 적혀 있지 않음',
  day: (year: number, month: number, date: number) => `${year}년${month}월${date}일`,
  receipt: (no: string) => `접수 제${no}호`,
  struck: '말소',
  struckText: '지워진 등기라 세지 않았어요.',
  fresh: '지켜본 뒤에 생김',
  less: (won: string) => `이 등기로 돌려받을 돈이 약 ${won} 줄었어요.`,
  more: (won: string) => `이 등기로 돌려받을 돈이 약 ${won} 늘었어요.`,
  sameBack: '돌려받을 돈은 전과 같아요.',
  backUnknown: '돌려받을 돈이 달라졌는지 확인하지 못했어요.',
  toAlert: '알림 보기',
  rank: (section: string, rank: string) => `${section} ${rank}`,
  none: '이 부분에는 적힌 것이 없어요.',
  notRead: '아직 등기부를 읽지 못했어요',
  notReadText: '첫 등기부를 읽으면 여기에 해마다 보여 드려요.',
  source: (at: string) => `출처 등기부 ${at}`,
  failed: '등기부 기록을 불러오지 못했어요',
}
export const historyWords = translated(korean, {
  en: () => import('./history-words.en.ts'),
  zh: () => import('./history-words.zh.ts'),
  vi: () => import('./history-words.vi.ts'),
})
