import { errorRows } from '../../error-row.ts'

export const verificationErrors = errorRows({
  verificationRefused: { code: 9110, status: 409, words: '본인확인을 마치지 못했어요.' },
  verificationLimit: {
    code: 9111,
    status: 429,
    words: '본인확인은 하루에 다섯 번까지 할 수 있어요. 내일 다시 해 주세요.',
  },
  verificationTooSoon: { code: 9112, status: 429, words: '방금 본인확인을 시작했어요. 30초 뒤에 다시 해 주세요.' },
})
