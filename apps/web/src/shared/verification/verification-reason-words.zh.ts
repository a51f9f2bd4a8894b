import type { Translated } from '../../lang/translated.ts'
import type { korean } from './verification-reason-words.ts'

export const words = {
  'not-certified': '姓名或出生日期与通信公司的不同。请确认号码是谁的，再试一次。',
  'not-found': '没有这次认证的记录，请重新开始。',
  used: '这次认证已经用过，请重新开始。',
  'other-window': '是另一次认证的结果，请重新开始。',
  'too-old': '这次认证太久了，请重新开始。',
  'no-phone': '通信公司没有告知号码，请用另一部手机。',
  'no-key': '通信公司没有告知需要的信息，请用另一部手机。',
  'under-14': '年满 14 岁才能使用。认证的内容一概不保存。',
  'other-person': '和之前认证的不是同一个人。请用自己的手机。',
  'known-person': '您已用另一个账户注册。请用那个账户登录，在“我的”里连接。',
  'too-many-tries': '失败了好几次，请重新开始。',
} satisfies Translated<typeof korean>
