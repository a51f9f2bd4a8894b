import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './offline-words.ts'

export const words = {
  save: '离线保存',
  saving: '正在保存',
  saved: '已保存到本设备，没有网络也能打开。',
  remove: '删除保存的报告',
  removed: '已删除保存的报告。',
  note: '退出登录时会从本设备删除。',
  failed: '没能保存。请检查网络后再试。',
  changed: '有了新版本。请重新加载页面再保存。',
  reading: '这是保存的报告',
  readingText: (day) => `${day} 保存。之后的变动不在其中。`,
  list: '保存在本设备的报告',
  address: '报告',
} satisfies Translated<typeof korean>
