/** Inputs that a user can type, and what the outside world then does. Printed to docs/printed/sandbox.md. */

export type MagicCard = {
  number: string
  cardName: string
  outcome: 'paid' | 'failed' | 'kept-then-declined' | 'paid-other-amount' | 'paid-window-lost' | 'paid-reported-failed'
  /** The acquirer's message if it fails. */
  reason: string | null
  meaning: string
}
/**
 * 'kept-then-declined': its window registers it, and every charge to its key is declined. Any other number of 16 digits
 * pays with 신한카드.
 */
export const magicCards: readonly MagicCard[] = [
  { number: '4111111111111111', cardName: '신한카드', outcome: 'paid', reason: null, meaning: '결제돼요.' },
  {
    number: '4000000000000002',
    cardName: '국민카드',
    outcome: 'failed',
    reason: '[51] 한도초과',
    meaning: '한도가 넘어 거절돼요.',
  },
  {
    number: '4000000000000069',
    cardName: '국민카드',
    outcome: 'failed',
    reason: '[54] 유효기간 만료 카드',
    meaning: '만료된 카드라 거절돼요.',
  },
  {
    number: '4000000000000119',
    cardName: '삼성카드',
    outcome: 'paid-window-lost',
    reason: null,
    meaning: '결제됐지만 창이 돌아오지 않아요. 웹훅만 와요.',
  },
  {
    number: '4000000000000127',
    cardName: '현대카드',
    outcome: 'paid-other-amount',
    reason: null,
    meaning: '요청보다 100원 적게 결제돼요.',
  },
  {
    number: '4000000000000259',
    cardName: '비씨카드',
    outcome: 'paid-reported-failed',
    reason: '[9999] 응답 지연',
    meaning: '창은 실패라고 하지만 결제됐고, 2초 뒤 웹훅이 와요.',
  },
  {
    number: '4000000000000341',
    cardName: '롯데카드',
    outcome: 'kept-then-declined',
    reason: '[51] 잔액부족',
    meaning: '등록은 되지만, 그 뒤의 자동 결제는 잔액이 모자라 거절돼요.',
  },
  {
    number: '4000000000000366',
    cardName: '롯데카드',
    outcome: 'kept-then-declined',
    reason: '[41] 분실 신고된 카드',
    meaning: '등록은 되지만, 그 뒤의 자동 결제는 분실 신고로 거절돼요.',
  },
]

/** The vendor's codes for card companies. */
export const cardNames: Readonly<Record<string, string>> = {
  '361': '비씨카드',
  '364': '광주카드',
  '365': '삼성카드',
  '366': '신한카드',
  '367': '현대카드',
  '368': '롯데카드',
  '369': '수협카드',
  '370': '씨티카드',
  '371': 'NH카드',
  '372': '전북카드',
  '373': '제주카드',
  '374': '하나카드',
  '381': '국민카드',
  '041': '우리카드',
  '071': '우체국',
}
export const cardCodeOf = (cardName: string): string | null =>
  Object.entries(cardNames).find(([, name]) => name === cardName)?.[0] ?? null

/** Standard codes of the banks that can open an account. */
export const bankNames: Readonly<Record<string, string>> = {
  '004': 'KB국민은행',
  '011': 'NH농협은행',
  '020': '우리은행',
  '081': '하나은행',
  '088': '신한은행',
}

export type MagicPhone = {
  /** The last four digits of the number. */
  ending: string
  statusCode: string
  statusMessage: string
  effect: 'delivered' | 'sms' | 'failed' | 'refused' | 'slow' | 'unreachable'
  meaning: string
}
/** By the last four digits; every other number gets its 알림톡 at once. */
export const magicPhones: readonly MagicPhone[] = [
  {
    ending: '3104',
    statusCode: '3104',
    statusMessage: '카카오톡 미사용자',
    effect: 'sms',
    meaning: '카카오톡을 쓰지 않아 문자로 대신 가요.',
  },
  {
    ending: '3008',
    statusCode: '1010',
    statusMessage: '수신번호 형식 오류',
    effect: 'refused',
    meaning: '없는 번호라 접수되지 않아요.',
  },
  {
    ending: '3016',
    statusCode: '3016',
    statusMessage: '메시지 내용이 템플릿과 일치하지 않음',
    effect: 'failed',
    meaning: '템플릿이 맞지 않아 알림톡이 실패하고, 업체가 문자도 보내지 않아요. 따로 보낸 문자는 도착해요.',
  },
  {
    ending: '3000',
    statusCode: '3000',
    statusMessage: '이통사로 접수 예정',
    effect: 'slow',
    meaning: '접수만 되고 60초 뒤에 도착해요.',
  },
  {
    ending: '3059',
    statusCode: '3059',
    statusMessage: '전원 꺼짐',
    effect: 'unreachable',
    meaning: '접수된 뒤 알림톡도 문자도 실패해요.',
  },
]

export type MagicMail = {
  /** The end of the address before its @. */
  ending: string
  effect: 'refused' | 'bounced' | 'slow'
  answer: string
  meaning: string
}
/** By the end of the address before its @; every other address gets its mail at once. */
export const magicMails: readonly MagicMail[] = [
  {
    ending: '-refused',
    effect: 'refused',
    answer: '-2011 Receiver Email Format is wrong.',
    meaning: '업체가 받지 않는 주소예요.',
  },
  {
    ending: '-bounced',
    effect: 'bounced',
    answer: 'SST2 5.1.1 User unknown',
    meaning: '접수된 뒤 받는 쪽 서버가 돌려보내요.',
  },
  { ending: '-slow', effect: 'slow', answer: 'SST1', meaning: '접수만 되고 60초 뒤에 도착해요.' },
]

export type MagicPushToken = {
  /** The end of the device's token. */
  ending: string
  status: number
  statusText: string
  errorCode: string
  message: string
  meaning: string
}
/** By the end of the device's token; every other device gets its push at once. */
export const magicPushTokens: readonly MagicPushToken[] = [
  {
    ending: '-unregistered',
    status: 404,
    statusText: 'NOT_FOUND',
    errorCode: 'UNREGISTERED',
    message: 'Requested entity was not found.',
    meaning: '앱을 지운 기기예요.',
  },
  {
    ending: '-mismatch',
    status: 403,
    statusText: 'PERMISSION_DENIED',
    errorCode: 'SENDER_ID_MISMATCH',
    message: 'SenderId mismatch',
    meaning: '다른 프로젝트의 앱에서 받은 토큰이에요.',
  },
  {
    ending: '-malformed',
    status: 400,
    statusText: 'INVALID_ARGUMENT',
    errorCode: 'INVALID_ARGUMENT',
    message: 'The registration token is not a valid FCM registration token',
    meaning: '토큰의 꼴이 아니에요.',
  },
  {
    ending: '-apns',
    status: 401,
    statusText: 'UNAUTHENTICATED',
    errorCode: 'THIRD_PARTY_AUTH_ERROR',
    message: 'Auth error from APNS or Web Push Service',
    meaning: 'FCM에 맡긴 Apple의 열쇠가 맞지 않아요.',
  },
]

export type MagicVerifyPhone = {
  /** The last four digits of the number. */
  ending: string
  effect: 'refused' | 'child' | 'no-phone' | 'same-person' | 'stale' | 'window-lost'
  meaning: string
}
/** In the window of the identity agency, by the last four digits; every other number is certified at once. */
export const magicVerifyPhones: readonly MagicVerifyPhone[] = [
  { ending: '0001', effect: 'refused', meaning: '명의자 정보가 달라 거절돼요.' },
  { ending: '0002', effect: 'child', meaning: '열두 살인 사람이에요.' },
  { ending: '0003', effect: 'no-phone', meaning: '번호를 알려 주지 않아요.' },
  { ending: '0004', effect: 'same-person', meaning: '이름을 무엇으로 적어도 같은 한 사람이에요.' },
  { ending: '0005', effect: 'stale', meaning: '한 시간 전에 확인한 결과가 와요.' },
  { ending: '0006', effect: 'window-lost', meaning: '확인했지만 창이 돌아오지 않아요.' },
]

export type MagicFraudNumber = { kind: 'phone' | 'account'; digits: string; bankCode: string | null; meaning: string }
/** Numbers that were reported to TheCheat. All other numbers have no reports. */
export const magicFraudNumbers: readonly MagicFraudNumber[] = [
  { kind: 'phone', digits: '01044440000', bankCode: null, meaning: '더치트가 시험용으로 공개한 번호예요.' },
  {
    kind: 'account',
    digits: '12010123456',
    bankCode: '001',
    meaning: '더치트가 시험용으로 공개한 계좌예요. 은행 001에서만, 또는 은행을 말하지 않으면 나와요.',
  },
  { kind: 'account', digits: '110444400000', bankCode: '088', meaning: '신한은행에서 신고된 계좌예요. 견본이에요.' },
]

export type MagicPersona = {
  code: string
  role: 'tenant' | 'new' | 'realtor' | 'operator'
  name: string
  meaning: string
}
/** Any other name can be typed: persona-<name>, persona-new-<name>, persona-realtor-<name>, persona-operator-<name>. */
export const magicPersonas: readonly MagicPersona[] = [
  { code: 'persona-kim', role: 'tenant', name: '김임차', meaning: '약관에 동의하고 휴대폰을 확인한 사람이에요.' },
  { code: 'persona-lee', role: 'tenant', name: '이소유', meaning: '약관에 동의하고 휴대폰을 확인한 다른 사람이에요.' },
  { code: 'persona-new-park', role: 'new', name: '박처음', meaning: '처음 온 사람이라 이메일과 휴대폰이 없어요.' },
  {
    code: 'persona-child',
    role: 'tenant',
    name: '윤어린',
    meaning: '14세가 안 된 사람이라 카카오가 알려 주지 않아요.',
  },
  { code: 'persona-realtor-choi', role: 'realtor', name: '최중개', meaning: '공인중개사예요.' },
  {
    code: 'persona-operator-han',
    role: 'operator',
    name: '한운영',
    meaning: '운영자예요. 두 번째 확인은 000000이에요.',
  },
]

/** Keys that the simulated vendors accept. With 'any', every key is accepted except one that starts with 'wrong'. */
export const magicKeys = {
  portone: { impKey: 'any', impSecret: 'any' },
  identity: { impKey: 'any', impSecret: 'any' },
  payple: { cstId: 'any', custKey: 'any', refundKey: 'any', referer: "the product's origin" },
  kakao: { clientId: 'any', clientSecret: 'any', adminKey: 'any' },
  apple: { clientId: 'any', clientSecret: 'a JWT, ES256' },
  solapi: { apiKey: 'any', apiSecret: 'sandbox-solapi-secret' },
  nhn: { appKey: 'any', secretKey: 'sandbox-nhn-secret' },
  'nhn texts': { appKey: 'any', secretKey: 'sandbox-nhn-text-secret' },
  'nhn email': { appKey: 'any', secretKey: 'sandbox-nhn-mail-secret' },
  iros: { id: 'any', password: 'any' },
  tilko: { apiKey: 'sandbox-tilko-key' },
  infotech: { apiKey: 'sandbox-infotech-key' },
  'applications feed': { key: 'sandbox-feed-key' },
  thecheat: { apiKey: 'sandbox-thecheat', encKey: 'sandbox-thecheat-enc-key-of-32-b' },
  fcm: { projectId: 'any', clientEmail: 'any', privateKey: 'a JWT, RS256' },
} as const

export const isWrongKey = (key: string): boolean => key === '' || key.startsWith('wrong')
