import { errorRows } from '../../error-row.ts'

export const pointsErrors = errorRows({
  pointsShort: { code: 9501, status: 402, words: '포인트가 모자라요. 남은 포인트를 확인하고 다시 눌러 주세요.' },
})
