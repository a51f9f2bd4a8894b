import type { Translated } from '../../lang/translated.ts'
import type { korean } from './part-words.ts'

export const words = {
  title: '这一部分没能加载',
  text: '其他内容仍可阅读。联网后请再按一次。',
  slow: '页面来得有点慢。如果一直没有出现，请重新加载。',
  reload: '重新加载',
} satisfies Translated<typeof korean>
