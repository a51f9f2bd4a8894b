import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './stopped-words.ts'

export const words = {
  title: '监看已中断',
  text: '这期间有没有新申请，我们还不知道。',
  axis: {
    title: (at) => `上次确认：${at}`,
    hour: (h) => `${String(h).padStart(2, '0')}点`,
    now: (clock) => `现在 ${clock}`,
    gap: (duration) => `斜线是没能确认的时间，已有${duration}。`,
    fromBefore: '今天之前就中断了。',
  },
  why: '为什么中断',
  whyText: '登记所没有回应，不是这套房的问题。我们会一直询问，直到恢复。',
  acts: '现在要做的事',
  wait: '今天要汇款的话，请先等一等',
  waitText: '即使有新申请，现在也无法告诉您。',
  look: '着急的话，请自己查登记簿',
  lookText: '网上登记所查阅费700韩元，大约五分钟。上传文件后我们马上读取。',
  upload: '上传登记簿',
  iros: '打开网上登记所',
  next: '接下来这样做',
  nextTold: '告诉您已中断',
  nextDaily: '一直中断时每天告诉您一次',
  nextBack: '连空白时间也重新查看',
  nextBackText: '恢复后会查看期间受理的全部申请，并告诉您结果。',
  tomorrow: '明天',
  back: '恢复后',
  now: '现在',
} satisfies Translated<typeof korean>
