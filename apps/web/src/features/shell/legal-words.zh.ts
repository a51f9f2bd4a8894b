import type { Translated } from '../../lang/translated.ts'
import type { korean } from './legal-words.ts'

export const words = {
  terms: '使用条款（이용약관）',
  termsFailed: '条款没有加载成功',
  version: (version, from) => `第 ${version} 版 · ${from} 起施行`,
  others: '一起征求的同意',
  other: (title, required) => `${required ? '[必填]' : '[选填]'} ${title}`,
  privacy: '隐私政策（개인정보 처리방침）',
  privacyFailed: '政策没有加载成功',
  privacyFailedText: '请检查网络后重新加载。',
  contents: '目录',
} satisfies Translated<typeof korean>
