import type { Translated } from '../../lang/translated.ts'
import type { korean } from './history-words.ts'

export const words = {
  bar: '登记簿记录',
  title: (year, n) => `${year}年以来共${n}件`,
  titleUndated: (n) => `共${n}件`,
  since: (n) => (n === 0 ? '开始监看以后没有。' : `开始监看以后有${n}件。`),
  tabs: { all: '全部', owner: '所有权（갑구）', debt: '债务（을구）' },
  tabsLabel: '看哪一部分',
  year: (year) => `${year}年`,
  count: (n) => `登记${n}件`,
  undated: '没有写日期',
  day: (year, month, date) => `${year}年${month}月${date}日`,
  receipt: (no) => `受理第${no}号`,
  struck: '已注销',
  struckText: '已划掉的登记，不计算在内。',
  fresh: '监看后新增',
  rank: (section, rank) => `${section} ${rank}`,
  none: '这一部分没有记录。',
  notRead: '还没有读取登记簿',
  notReadText: '读取第一份登记簿后，会按年显示在这里。',
  source: (at) => `来源：登记簿 ${at}`,
  failed: '没能读取登记簿记录',
} satisfies Translated<typeof korean>
