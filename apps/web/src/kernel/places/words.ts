import { translated } from '../../lang/translated.ts'

export const korean = {
  searchLabel: '주소',
  beyond: '찾은 곳이 많아 앞의 일부만 보여 드려요. 조금 더 자세히 입력해 주세요.',
  later: '아직 주소를 몰라요',
  laterChosen: '주소는 결제 뒤에 정할 수 있어요.',
  laterShort: '나중에 정하기',
  wholeHouseShort: '건물 전체',
  unitLater: '동·호수를 아직 몰라요',
  unitLaterChosen: '동·호수는 결제 뒤에 정할 수 있어요.',
  wholeHouse: '이 집은 동·호로 나뉘지 않아요. 건물 전체의 등기부를 봐요.',
  whichRegister: '어느 등기부인가요?',
}
export const placeWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
