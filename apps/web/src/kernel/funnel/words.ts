import { translated } from '../../lang/translated.ts'

export const korean = {
  next: '다음',
  stop: '그만두기',
  none: '없음',
  areaUnknown: '아직 모름',
  areaUnknownChosen: '면적을 모르는 채로 계산해요.',
  fromPyeong: (m2: number) => `${m2}㎡로 계산해요. 한도에 가까우면 등기부의 ㎡로 다시 봐 주세요.`,
  dayUnknown: '정해지지 않음',
  wonUnknown: '아직 모름',
  leave: '지금까지 입력한 모든 정보가 초기화됩니다. 이동하시겠습니까?',
  leaveHome: '지금까지 입력한 정보가 초기화됩니다. 홈으로 이동하시겠습니까?',
  leaveYes: '이동하기',
  leaveNo: '계속 입력하기',
  wonUnknownChosen: '아직 모르는 금액으로 표시했어요.',
  dayUnknownChosen: '정해지지 않음으로 표시했어요.',
}

export const funnelWords = translated(korean, {
  en: () => import('./words.en.ts'),
  zh: () => import('./words.zh.ts'),
  vi: () => import('./words.vi.ts'),
})
