import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  title: '在这个应用里无法保存文件',
  text: '请用 Chrome 或 Safari 等浏览器打开，在那里登录一次后即可保存。',
  byMenu: '请在本页菜单中选择“用其他浏览器打开”，登录后即可保存。',
  open: '用浏览器打开',
} satisfies Translated<typeof korean>
