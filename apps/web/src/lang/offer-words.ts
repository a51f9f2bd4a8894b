import type { Lang } from './language.ts'

/** In the language that is offered, before it is chosen. */
export const offerWords: Readonly<Record<Exclude<Lang, 'ko'>, { text: string; yes: string; no: string }>> = {
  en: { text: 'You can read all of this in English.', yes: 'Read in English', no: 'Stay in Korean' },
  zh: { text: '可以用中文阅读全部内容。', yes: '用中文阅读', no: '继续用韩语' },
  vi: { text: 'Bạn có thể đọc toàn bộ bằng tiếng Việt.', yes: 'Đọc bằng tiếng Việt', no: 'Giữ tiếng Hàn' },
}
