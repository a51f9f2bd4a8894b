/**
 * The one list of answers that are not success: the specification's numbers (core, section 8), ours from 9000 where it
 * is silent. One HTTP status a code. `words` are what a person reads when a screen has nothing better.
 */
export const errors = {
  authFailed: { code: 2000, status: 401, words: '로그인을 확인하지 못했어요. 다시 로그인해 주세요.' },
  authRetry: { code: 2001, status: 401, words: '로그인에 실패했어요. 다시 시도해 주세요.' },
  paymentTypeInvalid: { code: 2500, status: 400, words: '쓸 수 없는 결제 방법이에요. 다른 방법을 골라 주세요.' },
  analysisInProgress: { code: 2501, status: 409, words: '결제를 확인하고 있어요. 잠시 뒤 다시 확인해 주세요.' },
  approvalNeeded: { code: 2502, status: 409, words: '먼저 신청한 보고서의 확인이 필요해요.' },
  paymentInfoNotFound: { code: 2503, status: 404, words: '결제 정보를 찾지 못했어요.' },
  paymentRequestFailed: { code: 2504, status: 402, words: '결제 요청이 처리되지 않았어요. 돈은 나가지 않았어요.' },
  paymentAuthFailed: { code: 2508, status: 402, words: '결제 인증에 실패했어요. 카드 정보를 확인해 주세요.' },
  paymentRecordNotFound: { code: 2509, status: 404, words: '결제 기록을 찾지 못했어요.' },
  paymentNotCompleted: { code: 2510, status: 402, words: '결제가 끝나지 않았어요.' },
  addressWindowClosed: { code: 2511, status: 409, words: '결제 뒤 5분이 지나 주소를 바꿀 수 없어요.' },
  realtorNoCoupon: { code: 2512, status: 403, words: '공인중개사는 쿠폰을 쓸 수 없어요.' },
  orderNotFound: { code: 2513, status: 404, words: '주문을 찾지 못했어요.' },
  addressUndecidedState: { code: 2514, status: 409, words: '주소를 아직 정하지 않은 주문이 아니에요.' },
  addressState: { code: 2515, status: 409, words: '지금은 주소를 정할 수 없는 주문이에요.' },
  unitState: { code: 2516, status: 409, words: '지금은 동·층·호를 정할 수 없는 주문이에요.' },
  notifierExists: { code: 6010, status: 409, words: '이 주소에는 이미 변동 알림이 있어요.' },
  inviteUnregistered: { code: 1100, status: 404, words: '등록되지 않은 초대 코드예요.' },
  inviteUnknown: { code: 1101, status: 404, words: '등록되지 않은 초대 코드예요.' },
  inviteExpired: { code: 1102, status: 410, words: '기간이 지난 초대 코드예요.' },
  inviteRefused: { code: 1103, status: 409, words: '등록할 수 없는 초대 코드예요.' },
  inviteUsed: { code: 1104, status: 409, words: '이미 사용한 초대 코드예요.' },
  termsNotFound: { code: 1008, status: 404, words: '약관을 찾지 못했어요.' },
  questionPending: { code: 7510, status: 409, words: '답을 기다리는 질문이 이미 있어요.' },
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
} as const satisfies Record<string, { code: number; status: number; words: string }>

export type ErrorName = keyof typeof errors
export type ErrorCode = (typeof errors)[ErrorName]['code']

const byCode: ReadonlyMap<number, ErrorName> = new Map(
  // Object.entries widens the keys; the table above has no others.
  Object.entries(errors).map(([name, e]) => [e.code, name as ErrorName]),
)
/** The name of a numeric code, or 'systemError' for one that this build does not know. */
export const errorNamed = (code: number): ErrorName => byCode.get(code) ?? 'systemError'
