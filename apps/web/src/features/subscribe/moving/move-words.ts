import { translated } from '../../../lang/translated.ts'

/** Moving a watch to another home, and its earlier homes. */
export const korean = {
  section: '주소',
  change: '주소 바꾸기',
  left: (n: number) => `앞으로 열두 달 안에 ${n}번 더 바꿀 수 있어요.`,
  noneLeft: '열두 달에 두 번까지 바꿀 수 있고, 두 번을 모두 썼어요. 다른 집은 새로 지켜보기로 시작해 주세요.',
  history: '바꾼 기록',
  historyFailed: '바꾼 기록을 불러오지 못했어요',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  erased: '지워진 주소',
  byYou: '내가 바꿈',

  title: '어느 집으로 바꿀까요?',
  bar: '주소 바꾸기',
  place: '새 주소',
  now: (home: string) => `지금은 ${home}의 등기부를 보고 있어요.`,
  effects: '바꾸면 이렇게 돼요',
  effectFirst: '새 집의 등기부를 처음부터 읽어요. 지금 등기부가 기준이고, 이것은 변동으로 알리지 않아요.',
  effectOld: '전에 보던 집은 더 보지 않아요. 받은 알림과 기록은 계속 볼 수 있어요.',
  effectMoney: '낸 기간과 다음 결제일은 그대로예요. 따로 내는 돈은 없어요.',
  lease: '새 집의 계약은요?',
  leaseOther: '계약이 달라요',
  leaseOtherNote: '보증금과 날짜를 비워요. 바꾼 뒤에 다시 적으면 그 계약으로 판정해요.',
  leaseSame: '계약은 그대로예요',
  leaseSameNote: '동·호수를 잘못 골랐던 때처럼, 보증금과 날짜가 같아요.',
  choose: '하나를 골라 주세요.',
  submit: '이 집으로 바꾸기',
  done: '이제 새 집을 지켜봐요',
}
export const moveWords = translated(korean, {
  en: () => import('./move-words.en.ts'),
  zh: () => import('./move-words.zh.ts'),
  vi: () => import('./move-words.vi.ts'),
})
