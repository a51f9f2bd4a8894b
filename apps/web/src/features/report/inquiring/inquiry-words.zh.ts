import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './inquiry-words.ts'

export const words = {
  title: '咨询',
  text: '请咨询价格、使用券、退款等使用问题。客服不看报告内容。关于风险，请在报告里问专家。',
  role: '您是哪一位？',
  roleHint: '只用来更好地回答。',
  roles: { tenant: '租客', owner: '房东', buyer: '想买房的人', realtor: '中介' },
  roleMissing: '请选一项。',
  content: '咨询内容',
  contentHint: '请不要写姓名或账号。答复一年后删除。',
  tooShort: '请至少写十个字。',
  send: '发送咨询',
  sent: '咨询已发送。',
  promise: (day) => `最晚${day}答复并通知您。`,
  left: (n) => `今天还可以发送 ${n} 次。`,
  noneLeft: '今天不能再发送了。请明天再试。',
  me: '我',
  us: '집살핌',
  closed: '答复之前已结束',
  waits: (day) => `最晚${day}答复`,
  failed: '未能读取咨询',
} satisfies Translated<typeof korean>
