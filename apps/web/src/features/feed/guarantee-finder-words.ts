import { translated } from '../../lang/translated.ts'

export const korean = {
  official: '공시가격',
  officialHint: '부동산공시가격알리미에서 볼 수 있어요.',
  senior: '앞선 빚',
  seniorHint: '을구의 채권최고액을 모두 더해요. 없으면 비워 두세요.',
  most: '보증받을 수 있는 보증금',
  balance: '잔금일(전입일이 더 늦으면 전입일)',
  end: '계약이 끝나는 날',
  endHint: '모르면 비워 두세요. 2년으로 계산해요.',
  last: '신청할 수 있는 마지막 날',
  none: '적으면 계산해요',
  note: '오늘의 기준으로 계산한 참고 값이에요. 앞선 빚만의 한도와 보증금 한도는 아래 표에서 함께 확인해 주세요.',
}
export const guaranteeFinderWords = translated(korean, {
  en: () => import('./guarantee-finder-words.en.ts'),
  zh: () => import('./guarantee-finder-words.zh.ts'),
  vi: () => import('./guarantee-finder-words.vi.ts'),
})
