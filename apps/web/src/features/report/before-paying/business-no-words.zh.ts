import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './business-no-words.ts'

export const words = {
  label: '营业执照号（사업자등록번호）',
  hint: '共 10 位数字。只在本机计算，不发送也不保存。',
  check: '核对号码',
  short: '请输入全部 10 位数字。',
  wrong: '没有这样的号码，最后一位不对。请对照营业执照重新输入。',
  right: '号码的构成是对的',
  kinds: {
    company: '这是发给公司（법인）的号码。',
    person: '这不是公司的号码，而是发给个体经营者的。登记簿上的房主是公司的话，这不是那家公司的号码。',
    other: '这是发给国家、地方政府或团体的号码。请和登记簿上的房主核对。',
  },
  not: '是否真有这家公司、是否已关门、是否是房主，都没有确认。请在下面的国税网（홈택스）继续查。',
  places: {
    iros: { title: '网上登记所（인터넷등기소）', note: '按公司名或法人号码查看法人登记簿（법인 등기부）。' },
    hometax: { title: '国税网（홈택스）', note: '查询经营状态：营业、停业或已关闭。' },
    renthome: { title: '租赁住房网（렌트홈）', note: '查询是否是登记的租赁住房。' },
    khug: { title: '住宅城市保证公社（주택도시보증공사）', note: '咨询能否加入押金保证。' },
  },
  opens: '在新窗口打开',
} satisfies Translated<typeof korean>
