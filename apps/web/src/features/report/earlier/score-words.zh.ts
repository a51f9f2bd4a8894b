import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './score-words.ts'

export const words = {
  title: '分数从何而来',
  toReport: '返回报告',
  withheld: '有必须知道的事还不知道，所以没有给出分数。查清以下内容后就能给出分数。',
  points: '从 100 分中扣除的',
  pointsNote: '每个风险扣除固定的分数。点击依据可查看登记簿上的那一行。',
  noFindings: '没有发现要扣分的风险。',
  noPoints: '不扣分',
  ceilings: '不能超过的上限',
  ceilingsNote: '分数不能高于以下上限中最低的一个。',
  noCeilings: '这份报告没有上限。',
  decides: '决定了这个分数',
  changes: '可能改变分数的事',
  changesNote: '查清后，分数可能上升，也可能下降。',
  noChanges: '目前没有查清后能改变分数的事。',
  earlier: '以前的分数',
  earlierNote: '每次填写回答都会生成新的一版，以前的版本保留不变。',
  noEarlier: '这份报告没有以前的版本。',
  noScore: '没有分数',
  storedRules: '这是制作报告时的规则，不会用今天的规则重新计算。',
  minus: (n) => `−${n}分`,
  sum: (n) => `从100分中减去${n}分`,
  score: (n) => `${n}分`,
  upTo: (n) => `最高${n}分`,
} satisfies Translated<typeof korean>
