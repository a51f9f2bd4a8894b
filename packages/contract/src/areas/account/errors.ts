import { errorRows } from '../../error-row.ts'

export const accountErrors = errorRows({
  authFailed: { code: 2000, status: 401, words: '로그인을 확인하지 못했어요. 다시 로그인해 주세요.' },
  authRetry: { code: 2001, status: 401, words: '로그인에 실패했어요. 다시 시도해 주세요.' },
  inviteUnregistered: { code: 1100, status: 404, words: '등록되지 않은 초대 코드예요.' },
  inviteUnknown: { code: 1101, status: 404, words: '등록되지 않은 초대 코드예요.' },
  inviteExpired: { code: 1102, status: 410, words: '기간이 지난 초대 코드예요.' },
  inviteRefused: { code: 1103, status: 409, words: '등록할 수 없는 초대 코드예요.' },
  inviteUsed: { code: 1104, status: 409, words: '이미 사용한 초대 코드예요.' },
  termsNotFound: { code: 1008, status: 404, words: '약관을 찾지 못했어요.' },
  termsRequired: {
    code: 9105,
    status: 409,
    words: '필수 동의는 철회할 수 없어요. 철회하려면 마이에서 탈퇴해 주세요.',
  },
  termsMissing: {
    code: 9106,
    status: 403,
    words: '필수 약관에 아직 동의하지 않았어요. 약관에 동의하고 다시 눌러 주세요.',
  },
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
  pushServiceUnknown: {
    code: 9126,
    status: 409,
    words: '이 브라우저의 알림은 아직 보내지 못해요. 알림톡과 문자는 그대로 와요.',
  },
})
