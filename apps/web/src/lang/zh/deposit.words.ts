import type { Messages } from '../messages.ts'

/** 中文（简体）: paying into an account, its receipt, and an order that follows another. */
export const depositMessages: Messages = {
  minute: {
    fields: { home: { label: '地址' }, unit: { label: '栋·层·号' } },
    questions: { home: { title: '是哪套房？', hint: '先只告诉我们地址。' }, unit: '几栋几号？' },
  },
}
