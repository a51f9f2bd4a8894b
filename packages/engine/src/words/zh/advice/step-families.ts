import { type StepText, type StepTexts, step } from '../../translation.ts'

type Over = Partial<StepTexts>

export const cancelled = '注销受理证（말소 접수증）'
export const fullRegister = '登记簿（말소사항 포함）'
export const balanceRecheck = step('付尾款（잔금）之前重新调取登记簿，看有没有新的登记。', '付尾款当天早上调取的登记簿')
export const stay = step(
  '押金没有全部拿回之前不要搬走。拿不回的话，先办好租赁权登记（임차권등기）。',
  '租赁权登记命令申请书（임차권등기명령）和合同',
)
export const giveNotice = step('两个月前告知房东要结束，不要加付押金。', '短信或内容证明（내용증명）')
const keepRank = step('保留地址、继续住着，看合同上有没有确定日期（확정일자）。', '盖有确定日期的合同')
const guarantee = step('还能加入的话，申请返还保证（반환보증）。', '合同和保证机构的申请书')

export const toClear = (what: string, before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    `看到${what}的注销受理证再签名。还没有的话，把注销的日子写进特约（특약）。`,
    '注销受理证（말소 접수증）、写有特约的合同',
  ),
  'balance-day': step(`看到${what}已消除的登记簿之后再汇尾款（잔금）。`, '付尾款当天早上调取的登记簿'),
  living: step(`用文字问房东${what}什么时候注销。保留地址、继续住着。`, '短信或内容证明（내용증명）'),
  ending: stay,
  ...over,
})

/** A right that must be removed before anything is signed or paid. */
export const toClearFirst = (what: string, before: StepText, over: Over = {}): StepTexts =>
  toClear(what, before, { 'contract-day': doNotSign(what), ...over })

export const aboutMoney = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step('写上特约（특약）：返还保证（반환보증）不行的话，合同作废。', '写有特约的合同'),
  'balance-day': balanceRecheck,
  living: guarantee,
  ending: giveNotice,
  ...over,
})

/** Adds the clause of the finding to the contract; `what`: its effect. */
export const writeClause = (what: string): StepText => step(`写上特约（특약）：${what}。`, '写有特约的合同')

/** Debts on the register that are repaid and cancelled with the balance. */
export const aboutDebts = (before: StepText, over: Over = {}): StepTexts =>
  aboutMoney(before, {
    'contract-day': writeClause('付尾款（잔금）当天还清债务并注销'),
    'balance-day': step(
      '用登记簿看前面的债务是否照旧，还清并注销和尾款（잔금）一起办。',
      '付尾款当天的登记簿和还款收据',
    ),
    ...over,
  })

export const aboutRegister = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step('用签约那天调取的登记簿再确认。', `签约当天的${fullRegister}`),
  'balance-day': balanceRecheck,
  living: step('重新调取登记簿再确认。', fullRegister),
  ending: step('结束之前再调取登记簿看。', fullRegister),
  ...over,
})

export const aboutPerson = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    '把身份证和登记簿上的名字对照，当场与房主通话。',
    '身份证、委托书（위임장）、印鉴证明（인감증명서）',
  ),
  'balance-day': step('看银行应用显示的户名是登记簿上的房主再汇。', '转账画面的户名'),
  living: step('把这份合同告知登记簿上的房主，收好汇款记录。', '转账记录和合同'),
  ending: step('告知登记簿上的房主要结束。', '内容证明（내용증명）'),
  ...over,
})

export const aboutBuilding = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step('写上特约（특약）：保证或贷款被拒绝的话，合同作废。', '写有特约的合同'),
  'balance-day': step('重新调取建筑物台账（건축물대장），看是否照旧。', '付尾款当天的建筑物台账'),
  living: keepRank,
  ending: stay,
  ...over,
})

export const aboutLandlord = (before: StepText, over: Over = {}): StepTexts => ({
  'before-contract': before,
  'contract-day': step(
    '看过纳税证明（납세증명서）和房东信息查询结果之后再签名。',
    '纳税证明、房东信息查询结果（임대인 정보조회）',
  ),
  'balance-day': balanceRecheck,
  living: guarantee,
  ending: stay,
  ...over,
})

/** A landlord with whom no contract should be made. */
export const walkAway = (before: StepText, over: Over = {}): StepTexts =>
  aboutLandlord(before, {
    'contract-day': step('不要签名。', '안심전세앱 的查询结果'),
    'balance-day': step('不要汇尾款（잔금），咨询能否结束合同。', '查询结果和合同'),
    ...over,
  })

/** `what` as the register prints it; it must be removed first. */
export const doNotSign = (what: string) => step(`看到${what}已消除的新登记簿之前不要签名。`, '注销之后调取的登记簿')

export const doNotPay = (what: string) =>
  step(`${what}还在的话，不要汇尾款（잔금），和中介商量。`, '付尾款当天早上调取的登记簿')
