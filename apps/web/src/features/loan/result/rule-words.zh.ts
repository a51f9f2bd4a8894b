import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatWon } from '../../../lang/format.ts'
import type { Translated } from '../../../lang/translated.ts'
import type { korean } from './rule-words.ts'

const amount = (unit: Reason['unit'], n: number): string =>
  unit === 'won'
    ? formatWon(n)
    : unit === 'years'
      ? `${n}岁`
      : unit === 'm2'
        ? `${n}㎡`
        : unit === 'days'
          ? `${n}天`
          : ''

export const words = {
  amount,
  rules: {
    age: '年龄',
    'age-service': '因服兵役放宽的年龄',
    head: '户主或即将成为户主',
    alone: '独居户主（단독세대주）',
    'young-alone': '未满25周岁的独居户主适用青年专用贷款',
    'one-home': '无住房，或在期限内出售唯一住房',
    'no-home': '同户无人有住房',
    'no-loan': '正在使用的贷款',
    'public-rental': '不住公共租赁房',
    credit: '没有逾期或信用恢复记录',
    'called-in': '基金贷款被提前收回',
    income: '收入',
    'income-one': '夫妻一方的收入',
    'income-each': '其中一人的收入',
    assets: '净资产',
    deposit: '押金',
    rent: '月租',
    'pays-rent': '付月租的房子',
    area: '专用面积',
    newlywed: '新婚（结婚7年以内或三个月内结婚）',
    newborn: '两年内出生的孩子',
    victim: '传贳受害',
    'apply-by': '申请期限',
    'house-price': '要买的房价',
    'credit-score': '信用评分（CB）271分以上',
    'lease-ended': '合同结束后是否仍住在受害住房',
    'vulnerable-home': '是否从小单间（쪽방、고시원）或半地下（반지하）等处搬出',
    'terms-unread': '我们没能读到的条件',
    'job-group': '在中小企业任职',
  },
  slack: ({ unit, slack, limit, rule }) => {
    if (slack === null) return ''
    if (rule === 'age' && slack >= 0 && limit !== null && limit <= 19) return ''
    if (rule === 'age' && slack < 0 && limit !== null && limit <= 19) return `还差${amount(unit, -slack)}`
    return slack >= 0 ? `还剩${amount(unit, slack)}` : `超出${amount(unit, -slack)}`
  },
  mine: ({ unit, mine }) => (mine === null ? '' : unit === 'years' ? `满${mine}岁` : `现在${amount(unit, mine)}`),
  limit: ({ unit, limit, rule, slack }) => {
    if (limit === null) return ''
    if (unit !== 'years') return `上限${amount(unit, limit)}`
    return rule === 'age' && limit <= 19 ? `满${limit}岁起` : slack === null ? '' : `满${limit}岁为止`
  },
  fails: {
    head: '您不是户主',
    alone: '您不是独居户主',
    'young-alone': '未满25周岁且独居时适用青年专用贷款',
    'no-home': '同户有人有住房',
    'no-loan': '还有正在使用的贷款',
    'public-rental': '您住在公共租赁房',
    credit: '有逾期或信用恢复记录',
    'called-in': '基金贷款被提前收回后的限制期还没过',
    'pays-rent': '这个房子不付月租',
    newlywed: '您不是新婚',
    newborn: '没有两岁以下的孩子',
    victim: '您没有遭受传贳损失',
  },
  find: {
    age: '告知出生日期后就能确定',
    'age-service': '请问银行是否按服兵役时间放宽年龄',
    head: '请在居民登记证明（주민등록등본）上确认是否为户主',
    alone: '请在居民登记证明（주민등록등본）上确认是否独居',
    'young-alone': '请在居民登记证明（주민등록등본）上确认是否独居',
    'one-home': '如有一套住房，请向住宅金融公社（한국주택금융공사）询问须在何时之前出售',
    'no-home': '请问同户的人是否有住房或认购权',
    'no-loan': '请在银行应用里查看贷款名称',
    'public-rental': '请在租赁合同上确认是否为公共租赁房',
    credit: '请在信用信息查询中确认逾期和信用恢复记录',
    'called-in': '请问放贷银行是否曾被提前收回',
    income: '请在国税网站（홈택스）的收入证明（소득금액증명）上查看去年收入',
    'income-one':
      '两人收入之和超过标准。已公布将于2026年10月改为一方在7,000万韩元以下即可，请向住宅金融公社（한국주택금융공사）询问是否已施行',
    'income-each': '请在收入证明（소득금액증명）上查看各自收入',
    assets: '存款、车和押金相加，再减去债务。银行应用可以一起查看',
    deposit: '确定地点和押金后就知道',
    rent: '确定月租后就知道',
    'pays-rent': '确定月租后就知道',
    area: '请看登记簿上的㎡',
    newlywed: '请在婚姻关系证明（혼인관계증명서）上查看登记日',
    newborn: '告知孩子的出生日期后就能确定',
    victim: '请看是否有传贳诈骗受害人决定书',
    'apply-by': '确定尾款日和迁入日后就知道',
    'house-price': '确定房价后请问银行',
    'credit-score': '请在NICE或KCB查询信用评分',
    'lease-ended': '请告诉银行合同是否结束、是否仍住在那里',
    'vulnerable-home': '如果从小单间（쪽방、고시원）或半地下（반지하）搬出，请问居民中心',
    'terms-unread': '有我们没能读到的条件。请问受理机构',
    'job-group': '请问公司是否属于中小企业',
  },
} satisfies Translated<typeof korean>
