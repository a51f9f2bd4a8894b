import type { Translated } from '../../lang/translated.ts'
import type { korean } from './list-words.ts'

export const words = {
  filter: '选择要看的报告',
  show: {
    all: (n) => `全部 ${n}`,
    made: (n) => `已完成 ${n}`,
    waiting: (n) => `制作中 ${n}`,
    withdrawn: (n) => `已取消 ${n}`,
    failed: (n) => `没有做成 ${n}`,
    hidden: (n) => `已隐藏 ${n}`,
    shared: (n) => `给我看的 ${n}`,
  },
  none: '这里没有报告',
  noneNote: '请选择其他分类。',
  toAll: '查看全部',
  why: { failed: '不收费，已付的钱全部退还。', cancelled: '这是拿到报告之前取消的订单。' },
  arrange: (home) => `整理 ${home}`,
  title: '整理这份报告',
  name: '您起的名字（可选）',
  nameHint: '只有您看得到。例如：公司附近的房子',
  save: '保存名字',
  saved: '名字已保存。',
  hide: '从列表中隐藏',
  hideNote: '不会删除。可以在“已隐藏”里找到。',
  hidden: '已从列表中隐藏。',
  unhide: '重新显示在列表中',
  unhidden: '已重新显示在列表中。',
  shared: {
    note: '只能打开到发送人选的那一天。地号和栋号室号已遮住。',
    until: (day) => `可以打开到${day}`,
    signed: (day) => `您在${day}留下了已读记录`,
    unsigned: '您还没有留下已读记录',
    made: (day) => `${day}的资料`,
  },
} satisfies Translated<typeof korean>
