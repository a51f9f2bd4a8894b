import { errorRows } from '../../error-row.ts'

export const subscribeErrors = errorRows({
  notifierExists: { code: 6010, status: 409, words: '이 주소에는 이미 변동 알림이 있어요.' },
  quotaGone: {
    code: 9301,
    status: 409,
    words: '무료로 드리는 수가 모두 나갔어요. 돈을 내고 시작하거나 다음에 다시 봐 주세요.',
  },
  priceChanged: { code: 9302, status: 409, words: '가격이 바뀌었어요. 새 가격을 보고 다시 눌러 주세요.' },
  watchState: { code: 9303, status: 409, words: '지금 상태에서는 할 수 없어요. 내 알림을 확인해 주세요.' },
  changeLimit: {
    code: 9304,
    status: 429,
    words: '주소는 한 해에 두 번까지 바꿀 수 있어요. 새로 지켜보기로 시작해 주세요.',
  },
})
