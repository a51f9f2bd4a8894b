import type { Translated } from '../lang/translated.ts'
import type { korean } from './way-words.ts'

export const words = {
  analyze: { title: '分析这套房', note: '用登记簿、房价和法律来看。' },
  subscribe: { title: '登记变动通知', note: '登记簿变了，告诉您变了什么。' },
  reportCompare: { title: '比较两套房', note: '同样的假设，差多少韩元。' },
  creditIndiv: { title: '房东信用报告', note: '只看房东同意的部分。' },
  sherlockDashboard: { title: '查登记簿', note: '按地址或房主。' },
  ownerHouse: { title: '房东的其他房子', note: '同一房主的房子有什么风险。' },
  loan: { title: '全租贷款条件', note: '哪种能贷，还缺什么。' },
  guaranteeLoan: { title: '租房贷款的担保', note: '看看贷款需要哪种担保。' },
  guaranteeIntroduction: { title: '确认能否参加保证', note: '看这套房能否参加返还保证。' },
  insuranceAddressChoose: { title: '租赁法律保险', note: '为纠纷的费用做准备。' },
  doby: { title: '用卡付月租', note: '先看手续费再决定。' },
  guideSummary: { title: '合同的顺序', note: '从看房到搬家第二天要做的事。' },
  fraudLanding: { title: '全租诈骗的种类', note: '十三种手法和事先的信号。' },
  taxDanger: { title: '房东欠的税', note: '有的税先于您的押金。' },
  feedLoanLanding: { title: '了解全租贷款', note: '签约之前要确认的。' },
  feedInsurance: { title: '押金返还保证', note: '何时之前申请，哪些房子不行。' },
  feedAlarm: { title: '登记簿变动的时候', note: '为什么付尾款那天和第二天要看。' },
  feedHomeFrauud: { title: '谁受害，为什么', note: '用数字看要小心的地方。' },
  feedLoan: { title: '贷款时要问的', note: '付定金之前问银行。' },
  taxNotice: { title: '查看欠税', note: '签约之后不需要同意。' },
  reelsKre: { title: '五件事，一分钟', note: '一分钟就能读完。' },
  aBDateconfirm: { title: '确定日期（확정일자）', note: '何时、在哪里办。' },
  aBPrevention: { title: '合同里要写的', note: '可以照抄的特约条款。' },
  misoMove: { title: '搬家那天', note: '比行李更要紧的事。' },
} satisfies Translated<typeof korean>
