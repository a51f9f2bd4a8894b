import { subject } from '../text.ts'
import { hold, type Step, step, type Steps, toGuarantee } from './advice-words.ts'

type Over = Partial<Steps>

export const balanceRecheck = step(
  '잔금을 보내기 전에 등기부를 새로 떼어 새 등기가 없는지 보세요.',
  '잔금 날 아침에 뗀 등기부',
  'balance',
)
export const stay = step(
  '보증금을 다 받기 전에는 이사하지 마세요. 못 받으면 임차권등기를 먼저 마치세요.',
  '임차권등기명령 신청서와 계약서',
  'end',
)
export const giveNotice = step(
  '끝낼 뜻을 두 달 전까지 임대인에게 알리고, 보증금을 올려 주지 마세요.',
  '문자나 내용증명',
  'notice',
)
const keepRank = step('전입과 점유를 그대로 두고, 계약서에 확정일자가 있는지 보세요.', '확정일자가 찍힌 계약서', 'now')
const guarantee = toGuarantee('아직 가입할 수 있다면 반환보증을 신청하세요.', '계약서와 보증기관의 신청서', 'half-term')

/** A right that must be removed from the register before the money is sent. `what` as the register prints it. */
export const toClear = (what: string, before: Step, over: Over = {}): Steps => ({
  'before-contract': before,
  'contract-day': step(
    `${what} 말소 접수증을 보고 서명하세요. 아직이라면 말소할 날을 특약에 적으세요.`,
    '말소 접수증, 특약을 적은 계약서',
    'contract',
  ),
  'balance-day': step(
    `${subject(what)} 지워진 등기부를 본 뒤에 잔금을 보내세요.`,
    '잔금 날 아침에 뗀 등기부',
    'balance',
  ),
  living: step(
    `${subject(what)} 언제 말소되는지 임대인에게 글로 물어보세요. 전입과 점유는 그대로 두세요.`,
    '문자나 내용증명',
    'now',
  ),
  ending: stay,
  ...over,
})

/** A right that must be removed before anything is signed or paid. */
export const toClearFirst = (what: string, before: Step, over: Over = {}): Steps =>
  toClear(what, before, { 'contract-day': doNotSign(subject(what)), ...over })

/** Debts and deposit in relation to the price. */
export const aboutMoney = (before: Step, over: Over = {}): Steps => ({
  'before-contract': before,
  'contract-day': toGuarantee(
    '반환보증이 안 되면 계약을 없던 것으로 하는 특약을 적으세요.',
    '특약을 적은 계약서',
    'contract',
  ),
  'balance-day': balanceRecheck,
  living: guarantee,
  ending: giveNotice,
  ...over,
})

/** Adds the clause of the finding to the contract; `what`: its effect. */
export const writeClause = (what: string): Step => step(`${what} 특약을 적으세요.`, '특약을 적은 계약서', 'contract')

/** Debts on the register that are repaid and cancelled with the balance. */
export const aboutDebts = (before: Step, over: Over = {}): Steps =>
  aboutMoney(before, {
    'contract-day': writeClause('잔금 날 빚을 갚고 말소하는'),
    'balance-day': step(
      '앞선 빚이 그대로인지 등기부로 보고, 갚고 지우는 일을 잔금과 함께 하세요.',
      '잔금 날 등기부와 상환 영수증',
      'balance',
    ),
    ...over,
  })

/** Something to check on the register itself. */
export const aboutRegister = (before: Step, over: Over = {}): Steps => ({
  'before-contract': before,
  'contract-day': step('계약하는 날 뗀 등기부로 다시 확인하세요.', '계약 날 등기부(말소사항 포함)', 'contract'),
  'balance-day': balanceRecheck,
  living: step('등기부를 새로 떼어 다시 확인하세요.', '등기부(말소사항 포함)', 'now'),
  ending: step('끝내기 전에 등기부를 다시 떼어 보세요.', '등기부(말소사항 포함)', 'notice'),
  ...over,
})

/** The person who signs and the one who is paid. */
export const aboutPerson = (before: Step, over: Over = {}): Steps => ({
  'before-contract': before,
  'contract-day': step(
    '신분증과 등기부의 이름을 맞춰 보고, 주인과 그 자리에서 통화하세요.',
    '신분증, 위임장, 인감증명서',
    'contract',
  ),
  'balance-day': step('은행 앱에 뜨는 예금주가 등기부의 주인인지 보고 보내세요.', '이체 화면의 예금주', 'balance'),
  living: step('등기부의 주인에게 이 계약을 알리고, 돈을 보낸 기록을 모아 두세요.', '이체 내역과 계약서', 'now'),
  ending: step('등기부의 주인에게 끝낼 뜻을 알리세요.', '내용증명', 'notice'),
  ...over,
})

/** The building's documents. */
export const aboutBuilding = (before: Step, over: Over = {}): Steps => ({
  'before-contract': before,
  'contract-day': toGuarantee(
    '보증이나 대출이 거절되면 계약을 없던 것으로 하는 특약을 적으세요.',
    '특약을 적은 계약서',
    'contract',
  ),
  'balance-day': step('건축물대장을 다시 떼어 그대로인지 보세요.', '잔금 날 뗀 건축물대장', 'balance'),
  living: keepRank,
  ending: stay,
  ...over,
})

/** Facts about the landlord. */
export const aboutLandlord = (before: Step, over: Over = {}): Steps => ({
  'before-contract': before,
  'contract-day': step(
    '납세증명서와 임대인 정보조회 결과를 본 뒤에 서명하세요.',
    '납세증명서, 임대인 정보조회 결과',
    'contract',
  ),
  'balance-day': balanceRecheck,
  living: guarantee,
  ending: stay,
  ...over,
})

/** A landlord with whom no contract should be made. */
export const walkAway = (before: Step, over: Over = {}): Steps =>
  aboutLandlord(before, {
    'contract-day': hold('서명하지 마세요.', '안심전세앱의 조회 결과'),
    'balance-day': hold('잔금을 보내지 말고 계약을 끝낼 수 있는지 상담하세요.', '조회 결과와 계약서'),
    ...over,
  })

/** `what` as the register prints it; it must be removed first. */
export const doNotSign = (what: string) =>
  hold(`${what} 사라진 새 등기부를 보기 전에는 서명하지 마세요.`, '말소된 뒤 뗀 등기부')
export const doNotPay = (what: string) =>
  hold(`${what} 남아 있으면 잔금을 보내지 말고 중개사와 상담하세요.`, '잔금 날 아침에 뗀 등기부')
