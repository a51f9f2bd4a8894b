import { errorRows } from './error-row.ts'

/** The errors that any call may return. */
export const commonErrors = errorRows({
  invalidInput: { code: 9000, status: 400, words: '입력한 내용을 다시 확인해 주세요.' },
  logInFirst: { code: 9001, status: 401, words: '로그인이 필요해요.' },
  notAllowed: { code: 9003, status: 403, words: '이 계정으로는 할 수 없는 일이에요.' },
  notFound: { code: 9004, status: 404, words: '찾는 내용이 없어요.' },
  conflictingRepeat: {
    code: 9009,
    status: 422,
    words: '같은 요청이 다른 내용으로 다시 왔어요. 새로고침한 뒤 다시 해 주세요.',
  },
  repeatInFlight: { code: 9010, status: 409, words: '같은 요청을 처리하고 있어요. 잠시만 기다려 주세요.' },
  tooMany: { code: 9029, status: 429, words: '요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.' },
  tryLater: { code: 9050, status: 503, words: '지금은 답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.' },
  systemError: { code: 9099, status: 500, words: '시스템에 문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.' },
})
