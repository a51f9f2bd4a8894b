/**
 * The one list of answers that are not success: the specification's numbers (core, section 8), ours from 9000 where it
 * is silent. One HTTP status a code. `words` are what a person reads when a screen has nothing better.
 */
export const errors = {
  authFailed: { code: 2000, status: 401, words: '로그인을 확인하지 못했어요. 다시 로그인해 주세요.' },
  authRetry: { code: 2001, status: 401, words: '로그인에 실패했어요. 다시 시도해 주세요.' },
  paymentTypeInvalid: { code: 2500, status: 400, words: '쓸 수 없는 결제 방법이에요. 다른 방법을 골라 주세요.' },
  analysisInProgress: { code: 2501, status: 409, words: '결제를 확인하고 있어요. 잠시 뒤 다시 확인해 주세요.' },
  approvalNeeded: {
    code: 2502,
    status: 409,
    words: '먼저 한 같은 주문이 있어요. 그 주문을 확인한 뒤에 다시 해 주세요.',
  },
  paymentInfoNotFound: {
    code: 2503,
    status: 404,
    words: '결제 정보를 찾지 못했어요. 내 보고서를 확인한 뒤에 다시 주문해 주세요.',
  },
  paymentRequestFailed: { code: 2504, status: 402, words: '결제 요청이 처리되지 않았어요. 다시 결제해 주세요.' },
  paymentAuthFailed: { code: 2508, status: 402, words: '결제 인증에 실패했어요. 카드 정보를 확인해 주세요.' },
  paymentRecordNotFound: {
    code: 2509,
    status: 404,
    words: '결제 기록을 찾지 못했어요. 마이에서 등록한 카드를 확인해 주세요.',
  },
  paymentNotCompleted: {
    code: 2510,
    status: 402,
    words: '결제가 끝나지 않았어요. 결제를 마쳤다면 잠시 뒤 다시 확인해 주세요.',
  },
  addressWindowClosed: {
    code: 2511,
    status: 409,
    words: '결제 뒤 5분이 지나 주소를 바꿀 수 없어요. 다른 집은 새로 주문해 주세요.',
  },
  realtorNoCoupon: { code: 2512, status: 403, words: '공인중개사는 쿠폰을 쓸 수 없어요. 쿠폰 없이 주문해 주세요.' },
  orderNotFound: { code: 2513, status: 404, words: '주문을 찾지 못했어요. 내 보고서에서 확인해 주세요.' },
  addressUndecidedState: {
    code: 2514,
    status: 409,
    words: '주소를 이미 정했거나 취소한 주문이에요. 내 보고서에서 확인해 주세요.',
  },
  addressState: {
    code: 2515,
    status: 409,
    words: '지금은 주소를 바꿀 수 없는 주문이에요. 내 보고서에서 확인해 주세요.',
  },
  unitState: {
    code: 2516,
    status: 409,
    words: '지금은 동·층·호를 정할 수 없어요. 집을 다시 고르거나 내 보고서에서 확인해 주세요.',
  },
  notifierExists: { code: 6010, status: 409, words: '이 주소에는 이미 변동 알림이 있어요.' },
  inviteUnregistered: { code: 1100, status: 404, words: '등록되지 않은 초대 코드예요.' },
  inviteUnknown: { code: 1101, status: 404, words: '등록되지 않은 초대 코드예요.' },
  inviteExpired: { code: 1102, status: 410, words: '기간이 지난 초대 코드예요.' },
  inviteRefused: { code: 1103, status: 409, words: '등록할 수 없는 초대 코드예요.' },
  inviteUsed: { code: 1104, status: 409, words: '이미 사용한 초대 코드예요.' },
  termsNotFound: { code: 1008, status: 404, words: '약관을 찾지 못했어요.' },
  termsRequired: {
    code: 9105,
    status: 409,
    words: '필수 동의는 거둘 수 없어요. 거두려면 마이에서 탈퇴해 주세요.',
  },
  termsMissing: {
    code: 9106,
    status: 403,
    words: '필수 약관에 아직 동의하지 않았어요. 약관에 동의하고 다시 눌러 주세요.',
  },
  questionPending: { code: 7510, status: 409, words: '답을 기다리는 질문이 이미 있어요.' },
  underAge: { code: 9101, status: 403, words: '만 14세부터 쓸 수 있어요.' },
  loginTaken: {
    code: 9102,
    status: 409,
    words: '다른 회원이 쓰고 있는 로그인이에요. 그 계정으로 들어가 탈퇴한 뒤에 연결해 주세요.',
  },
  lastLogin: {
    code: 9103,
    status: 409,
    words: '하나 남은 로그인 방법은 끊을 수 없어요. 다른 방법을 먼저 연결해 주세요.',
  },
  logInAgain: { code: 9104, status: 403, words: '본인인지 확인하려면 한 번 더 로그인해 주세요.' },
  verificationRefused: { code: 9110, status: 409, words: '본인확인을 마치지 못했어요.' },
  verificationLimit: {
    code: 9111,
    status: 429,
    words: '본인확인은 하루에 다섯 번까지 할 수 있어요. 내일 다시 해 주세요.',
  },
  verificationTooSoon: { code: 9112, status: 429, words: '방금 본인확인을 시작했어요. 30초 뒤에 다시 해 주세요.' },
  withdrawalUnable: { code: 9120, status: 409, words: '먼저 마칠 일이 있어 지금은 탈퇴할 수 없어요.' },
  withdrawalAsked: { code: 9121, status: 409, words: '이미 탈퇴를 신청했어요.' },
  withdrawing: { code: 9122, status: 403, words: '탈퇴를 신청한 계정이에요. 되돌리면 다시 쓸 수 있어요.' },
  processingStopped: {
    code: 9123,
    status: 403,
    words: '개인정보 처리를 정지해 두었어요. 마이에서 다시 시작하면 쓸 수 있어요.',
  },
  stopUnable: { code: 9124, status: 409, words: '진행 중인 주문이나 환불이 끝난 뒤에 정지할 수 있어요.' },
  nameVerified: {
    code: 9125,
    status: 409,
    words: '본인확인으로 받은 이름이에요. 이름이 바뀌었으면 본인확인을 다시 해 주세요.',
  },
  invalidInput: { code: 9000, status: 400, words: '입력한 내용을 다시 확인해 주세요.' },
  logInFirst: { code: 9001, status: 401, words: '로그인이 필요해요.' },
  notAllowed: { code: 9003, status: 403, words: '이 계정으로는 할 수 없는 일이에요.' },
  notFound: { code: 9004, status: 404, words: '찾는 내용이 없어요.' },
  notOnSale: { code: 9142, status: 409, words: '지금은 팔지 않아요. 다시 팔 때까지 기다려 주세요.' },
  secondFactorWrong: { code: 9130, status: 403, words: '확인 코드가 맞지 않아요. 인증 앱의 새 코드를 넣어 주세요.' },
  withdrawalEnded: {
    code: 9140,
    status: 409,
    words: '이미 준비를 시작했거나 전달한 주문이라 취소할 수 없어요. 문제가 있으면 고객센터에 알려 주세요.',
  },
  receiptRefused: {
    code: 9141,
    status: 409,
    words: '이 주문에는 현금영수증을 발급할 수 없어요. 카드로 결제했거나 이미 신청했어요.',
  },
  operatorBehind: {
    code: 9131,
    status: 409,
    words: '그사이 다른 상담원이 먼저 처리했어요. 새로 불러온 내용을 확인해 주세요.',
  },
  operatorRefused: { code: 9132, status: 409, words: '지금은 할 수 없는 일이에요. 주문의 상태를 확인해 주세요.' },
  conflictingRepeat: {
    code: 9009,
    status: 422,
    words: '같은 요청이 다른 내용으로 다시 왔어요. 새로고침한 뒤 다시 해 주세요.',
  },
  couponUnknown: { code: 9020, status: 404, words: '등록할 수 없는 쿠폰이에요. 코드를 다시 확인해 주세요.' },
  couponRefused: { code: 9021, status: 409, words: '지금은 쓸 수 없는 쿠폰이에요. 쿠폰의 조건을 확인해 주세요.' },
  ticketNone: { code: 9030, status: 409, words: '쓸 수 있는 이용권이 없어요. 이용권을 먼저 사 주세요.' },
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
