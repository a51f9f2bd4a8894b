import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './faq-words.ts'

export const words = {
  hint: '只对您选的再多问一些。什么都不选也可以。',
  reset: '清除选择',
  repayHint: '要用尾款还清并注销的话，合同上必须写。',
  basis: '法律',
  title: { 계약연장: '续约', 이미연장: '已续的合同', 중도해지: '到期前搬走' },
  window: (opens, closes) => `在到期前 ${opens} 个月到 ${closes} 个月之间告知房东。以送达的日子为准，不是发出的日子。`,
  right: (times, months, refusals) =>
    `续约请求权（계약갱신요구권）可用 ${times} 次，再住 ${months} 个月。房东只有法律规定的 ${refusals} 种理由可以拒绝。`,
  cap: (part) => `用这个权利时，押金和月租最多涨 ${100 / part}%。有的地方自己的条例更低。`,
  capDeposit: (most) => `您的押金最多到 ${most}。`,
  raise: '加付押金之前再看登记簿。加付的钱从新的确定日期（확정일자）那天起有顺位。',
  silent: (months) => `双方什么都没说的话，合同自动延续（묵시적 갱신）：条件不变，${months} 个月。`,
  early: (months, ends) =>
    `自动延续或用请求权续约的话，随时可以结束。房东得知后 ${months} 个月结束。如果是今天：${ends}。`,
  anew: '重新签约的话没有这个权利。续约请求权还没有用。',
  agreed: '第一个合同期间，只有特约或房东同意才能结束。通常由您找下一个租客并付中介费。',
  short: (months) => `签约不到 ${months} 个月的话，也可以住 ${months} 个月。`,
  moveOut: '拿回押金之前不要搬走东西或迁走地址。不得不搬的话，先申请 임차권등기명령。',
} satisfies Translated<typeof korean>
