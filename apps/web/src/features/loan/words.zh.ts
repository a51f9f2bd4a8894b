import type { Change } from '@jipsalpim/engine/loan/flips.ts'
import type { Reason } from '@jipsalpim/engine/loan/reasons.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

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
  products: {
    general: '普通 버팀목',
    youth: '青年专用 버팀목',
    newlywed: '新婚夫妇 버팀목',
    newborn: '新生儿特例 버팀목',
    'small-firm-youth': '中小企业青年传贳贷款',
    'youth-rent': '青年押金·月租贷款',
    'monthly-rent': '居住安定月租贷款',
    victim: '传贳受害人 버팀목',
    'victim-stays': '传贳受害人置换贷款',
    'victim-priority': '最优先受偿金（최우선변제금）버팀목',
    vulnerable: '居住弱势群体 버팀목',
    didimdol: '디딤돌（购房）',
    'newborn-purchase': '新生儿特例 디딤돌（购房）',
  },
  rules: {
    age: '年龄',
    'age-service': '因服兵役放宽的年龄',
    head: '户主或即将成为户主',
    alone: '独居户主（단독세대주）',
    'young-alone': '未满25周岁的独居户主适用青年专用贷款',
    'no-home': '同户无人有住房',
    'no-loan': '正在使用的贷款',
    'public-rental': '不住公共租赁房',
    credit: '没有逾期或信用恢复记录',
    'called-in': '基金贷款被提前收回',
    income: '收入',
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
    'lease-ended': '合同结束后是否仍住在受害住房',
    'vulnerable-home': '是否从쪽방·고시원·반지하等处搬出',
    'terms-unread': '我们没能读到的条件',
    'job-group': '在中小企业任职',
  },
  slack: ({ unit, slack, limit, rule }) => {
    if (slack === null) return ''
    if (rule === 'age' && slack < 0 && limit !== null && limit <= 19) return `还差${amount(unit, -slack)}`
    return slack >= 0 ? `还剩${amount(unit, slack)}` : `超出${amount(unit, -slack)}`
  },
  mine: ({ unit, mine }) => (mine === null ? '' : unit === 'years' ? `满${mine}岁` : `现在${amount(unit, mine)}`),
  limit: ({ unit, limit, rule, slack }) => {
    if (limit === null) return ''
    if (unit !== 'years') return `上限${amount(unit, limit)}`
    return rule === 'age' && limit <= 19 ? `满${limit}岁起` : slack === null ? '' : `满${limit}岁为止`
  },
  rate: (low, high) => (low === high ? `年利率${high / 100}%` : `年利率${low / 100}~${high / 100}%`),
  upTo: (won) => `最多${won}`,
  monthly: (won) => `每月利息${won}`,
  start: {
    title: '看看您是否符合政府租房贷款的条件',
    says: '回答八个问题，两分钟就知道。',
    points: ['看起来符合哪些贷款的条件', '离上限还有多少，什么变化会改变结果', '签约前要问银行的事'],
    here: '答案只在这台设备上。您按下保存之前不会发送到任何地方。',
    not: '我们不推荐也不介绍贷款。由银行决定。',
    begin: '开始',
    go: '继续',
    again: '重新开始',
    login: '登录后保存结果',
    kept: '查看保存的结果',
  },
  login: {
    title: '要保存结果吗？',
    says: '登录后以后还能再看。不登录也可以看结果。',
    in: '登录',
    skip: '不登录，继续',
  },
  analyze: {
    title: '我们逐项核对了条件',
    ended: (rule) => `停在：${rule}`,
    endedSays: '有这个答案时，无论其他答案如何，都很难得到政府租房贷款。',
    change: '修改这个答案',
    counted: (n) => `核对了${n}种产品`,
    see: '查看结果',
  },
  verdicts: { eligible: '看起来符合条件', conditional: '确认后才能决定', notEligible: '不符合条件' },
  bankDecides: '由银行决定',
  possible: {
    distance: '离上限还有多少',
    flips: '这样就会改变',
    others: '其他产品',
    buying: '购房时',
    open: '确认后才能决定',
    money: { deposit: '押金', loan: '贷款', own: '自己准备的钱' },
    least: (most, ratio, part) => `上限${most}与押金的${ratio}%（${part}）中较低者`,
    down: (won) => `申请前要先付押金的5%，即${won}`,
    when: '到什么时候',
    ask: { title: '先问银行', says: '有些房子不行。签约前请先问。' },
    pay: { title: '签约并付5%', says: '一定要留好收据。' },
    apply: { title: '在这一天前申请', says: '从付尾款与迁入中较早的一天起三个月。' },
    unseen: '未能确认的事',
    bank: {
      title: '银行的审查',
      says: '逾期、其他贷款和工作时间由银行审查。不满一年时可能只给2,000万韩元。',
    },
    home: {
      title: '这个房子能否担保',
      says: '信托、违章建筑、在先债务多的房子不行。报告里可以看到。',
    },
    refuse: '银行常拒绝的原因',
    refusals: [
      '房东不同意',
      '房子在信托中',
      '是违章建筑',
      '在先债务相对房价太多',
      '超过担保机构的上限',
      '因为收入或其他贷款',
    ],
    papers: '查看要带去银行的文件',
    report: '查看这个房子的登记簿',
  },
  impossible: {
    title: '现在没有符合的产品',
    nearest: (product) => `最接近的产品：${product}`,
    conditionalTitle: '先确认几件事',
    ways: '其他办法',
    way: {
      bank: {
        title: '银行的租房贷款',
        says: (most, ratio) => `有担保机构的银行贷款一般到押金的${ratio}%、${most}为止。`,
      },
      local: {
        title: '地方政府的利息补贴',
        says: '首尔、釜山、京畿等地会代付利息。请在居住地的住房网站上查找。',
      },
      victim: {
        title: '受害人认定',
        says: '被认定为受害人后，有不看收入和净资产的贷款。',
      },
    },
    all: '查看各产品不符合的条件',
  },
  detail: {
    title: '逐项核对的条件',
    arithmetic: '最多：',
    met: '符合',
    failed: '不符合',
    unknown: '未能确认',
    source: (title, day) => `来源 ${title} · 确认日 ${day}`,
    papers: '要准备的文件',
    paperList: [
      '盖有확정일자的租赁合同',
      '支付押金5%以上的收据',
      '주민등록등본和가족관계증명서',
      '收入证明（원천징수영수증、소득금액증명）',
      '在职证明（건강보험자격득실확인서）',
    ],
    ended: (product, day) => `${product}：自${day}起不再受理新申请`,
    guarantee: '需要担保机构',
    guaranteeSays: 'HF、HUG、SGI中有一家担保，银行才会放款。各家对房子和金额的上限不同。',
  },
  announced: {
    title: '已公布的变化',
    state: { announced: '已公布 · 施行日确认中', dated: (day) => `${day}起`, 'in-force': '施行中' },
    what: {
      'marriage-bogeumjari': '보금자리론：夫妻一方收入在7,000万韩元以下即可',
      'marriage-didimdol': '디딤돌：夫妻一方收入在6,000万韩元以下即可',
      'marriage-beotimmok': '버팀목：夫妻一方收入在5,000万韩元以下即可',
      'youth-39': '青年特例担保放宽到满39岁',
      'young-bogeumjari': '新设青年보금자리론（4亿韩元以下的非公寓住房）',
      'one-home-guarantee': '有一套房的人担保比例下降（无房者不变）',
      'future-income': '银行必须告知可以计入未来收入',
      'dsr-income': '收入变化大时按2~3年平均计算',
    },
  },
  flip: {
    what: (c: Change) => {
      if (c.what === 'income') return `如果夫妻收入是${formatWon(c.to)}`
      if (c.what === 'deposit') return `如果押金是${formatWon(c.to)}`
      if (c.what === 'assets') return `如果净资产是${formatWon(c.to)}`
      if (c.what === 'area') return `如果专用面积是${c.to}㎡`
      if (c.what === 'marries') return `如果在${formatDay(c.on)}前结婚`
      if (c.what === 'birthday') return `过了${formatDay(c.on)}的生日`
      return {
        child: '如果孩子出生',
        'small-firm': '如果在中小企业工作',
        repays: '如果当天还清现有贷款',
        head: '如果成为户主',
        'sells-home': '如果同户无人有房',
        'moves-out': '如果搬出公共租赁房',
      }[c.what]
    },
    opens: (product, won) => `${product}：看起来符合，最多${won}`,
    checks: (product) => `${product}：确认后才能决定`,
    closes: (product) => `${product}：不再符合`,
    sum: (product, from, to) => `${product}：${from} → ${to}`,
    rate: (product, from, to, month) => `${product}：${from} → ${to}，每月利息${month}`,
  },
  keep: {
    box: '保存我的答案一年',
    button: '保存结果',
    done: (day) => `保存到${day}`,
    forget: '删除保存的答案',
    forgotten: '已删除。',
    stale: '保存后条件有变化。这是按今天的条件重新看的结果。',
    since: (day) => `${day}保存的结果`,
    changed: (product, from, to) => `${product}：${from} → ${to}`,
    wipe: '从这台设备删除',
    wiped: '已从这台设备删除。',
  },
  asOf: (day) => `基准日 ${day} · 来源 주택도시기금`,
  old: '基准日已久，条件可能有变化。',
  edit: '修改答案',
} satisfies Translated<typeof korean>
