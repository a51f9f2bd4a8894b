import type { Translated } from '../lang/translated.ts'
import type { korean } from './sections-words.ts'

export const words = {
  contents: '报告目录',
  result: '结果',
  risks: '风险',
  unknowns: '未知',
  money: '钱',
  register: '登记簿',
  risksFrom: (lines, findings) => (lines > 0 ? `${lines} 行依据，${findings} 项` : `${findings} 项`),
  notes: (n) => `参考 ${n} 项`,
  toCheck: (n) => `${n} 项待确认`,
  cancelledToo: (n) => `含已注销 ${n} 条`,
  sameEvidence: (n) => `同一依据 ${n} 项`,
  moreLines: (n) => `另外 ${n} 行`,
  howCounted: '如何计算',
  changesNote: '带蓝点的项目确认后，判定可能会改变。',
  changes: '确认后判定可能会改变',
  pane: '登记簿上的内容',
  paneNote: '点击风险的依据，对应的一行旁会出现蓝条。',
  paneEmpty: '甲区（갑구）和乙区（을구）没有登记。',
  litLine: '正在查看的一行',
} satisfies Translated<typeof korean>
