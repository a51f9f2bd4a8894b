import type { Translated } from '../../lang/translated.ts'
import type { korean } from './promise-words.ts'

export const words = {
  text: '从登记所受理到发出提醒的时间。长条是实际用时，竖线是我们的承诺。',
  phase: { daily: '平时', 'before-move-in': '签约 ~ 入住', 'balance-day': '付尾款当天' },
  looks: { daily: '每天查看 1 次', 'before-move-in': '每天查看 5 次', 'balance-day': '每 30 分钟查看' },
  within: (hours) => `${hours} 小时内`,
  measured: (time, cases) => `过去 90 天实际 ${time} · ${cases} 件中 95% 更快`,
  notMeasured: '还不知道实际用时。满 20 件后会显示。',
  hours: (h, m) => (h === 0 ? `${m} 分钟` : m === 0 ? `${h} 小时` : `${h} 小时 ${m} 分钟`),
  asOf: (at) => `截至 ${at} · 来源：我们的查看记录`,
  failed: '没能加载承诺和实际记录',
  again: '重新加载',
} satisfies Translated<typeof korean>
