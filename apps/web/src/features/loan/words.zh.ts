import type { Change } from '@jipsalpim/engine/loan/flips.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  start: {
    title: '看看您是否符合政府租房贷款的条件',
    says: '回答八个问题，两分钟就知道。',
    points: ['看起来符合哪些贷款的条件', '离上限还有多少，什么变化会改变结果', '签约前要问银行的事'],
    here: '答案只在这台设备上。您按下保存之前不会发送到任何地方。',
    not: '我们不推荐也不介绍贷款。由银行决定。',
    begin: '开始',
    go: '继续',
    see: '查看我的结果',
    again: '重新开始',
    login: '登录后保存结果',
    home: {
      title: '已带入您在看的房子',
      says: '会填入关于房子的问题。问到时可以修改。',
      leave: '不带入',
      back: '返回报告',
    },
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
    ended: '停在这个答案',
    ends: {
      age: '满19岁起才能以户主身份贷款。',
      'no-home': '同户有人有住房或认购权时不能使用基金租房贷款。',
      income: '收入超过所有产品的上限。',
      'no-loan': '还有正在使用的贷款时不能新贷。',
      assets: '净资产超过所有产品的上限。',
      credit: '有逾期或信用恢复记录时不能贷款。还清并消除记录后可以再看。',
    },
    endedSays: '有这个答案时，无论其他答案如何，都很难得到政府租房贷款。',
    change: '修改这个答案',
    counted: (n) => `核对了${n}种产品`,
    see: '查看结果',
  },
  possible: {
    distance: '离上限还有多少',
    flips: '这样就会改变',
    others: '其他产品',
    ifSo: (change) => `${change}就看起来符合`,
    refused: (n) => `不符合条件的产品${n}种`,
    special: '只在这些情况下看',
    open: '确认后才能决定',
    try: {
      title: '换个数字看看',
      income: '收入',
      coupleIncome: '夫妻收入',
      deposit: '押金',
      same: '结果与现在的答案相同。',
      take: '把答案改成这个数字',
    },
    support: {
      title: '所在地的补贴',
      names: {
        seoul: '首尔市青年租房押金利息补贴',
        gyeonggi: '京畿道低收入家庭贷款担保与利息补贴（住在京畿道时）',
        busan: '釜山市租房押金利息补贴（머물자리론）',
        daegu: '大邱市青年租房押金利息补贴（住在大邱时）',
        'youth-rent-support': '青年月租补贴（청년월세 지원）',
      },
      rate: (points) => `代付利息${points.toFixed(1)}个百分点`,
      monthly: (won, months) => `每月代付月租${won}，共${months}个月`,
      open: (rules) => `还要确认：${rules}`,
      unread: '未能确认代付多少',
      alone: '不能与基金贷款同时领取',
      note: '有受理期间和我们没能读到的条件。请向居民中心确认。',
    },
    buying: '购房时',
    money: { deposit: '押金', loan: '贷款', own: '自己准备的钱' },
    least: (most, ratio, part) => `上限${most}与押金的${ratio}%（${part}）中较低者`,
    down: (won) => `申请前要先付押金的5%，即${won}`,
    when: '到什么时候',
    ask: { title: '先问银行', says: '有些房子不行。签约前请先问。' },
    pay: { title: '签约并付5%', says: '一定要留好收据。' },
    payWon: (won) => `签约并付${won}`,
    applyBy: (day) => `最晚${day}申请`,
    repays: '现有贷款必须在新贷款当天还清。',
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
    papers: '查看要带去银行的文件',
    report: '查看这个房子的登记簿',
  },
  impossible: {
    title: '现在没有符合的产品',
    nearestSays: (product, why) => `${product}：${why}`,
    toFind: {
      title: '要确认的事',
      decides: (n) => `确认后可决定${n}种产品`,
      answer: '回答',
    },
    openSays: (n) => `还有${n}种产品可能符合。`,
    nearest: (product) => `最接近的产品：${product}`,
    conditionalTitle: '先确认几件事',
    ways: '其他办法',
    way: {
      bank: {
        title: '银行的租房贷款',
        says: (most, ratio) => `有担保机构的银行贷款一般到押金的${ratio}%、${most}为止。`,
        owner: (most, regulated, other) =>
          `有一套房时，在首都圈和管制地区所有银行合计最多${most}。担保为贷款的${regulated}%，其他地区${other}%。`,
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
  announced: {
    title: '已公布的变化',
    more: '购房及已施行的变化',
    state: { announced: '已公布 · 施行日确认中', dated: (day) => `${day}起`, 'in-force': '施行中' },
    what: {
      'transfer-loans': '6·27：禁止在房主变更当天发放的租房贷款（首都圈和限制地区）',
      'youth-most': '6·27：青年专用租房贷款（버팀목）上限由2亿降至1亿5,000万韩元',
      'guarantee-80': '首都圈和限制地区的租房贷款担保比例由90%降至80%',
      'one-home-most': '9·7：有一套住房者在首都圈和限制地区的租房贷款合计不超过2亿韩元',
      'one-home-dsr': '10·15：有一套住房者的租房贷款利息计入DSR（首都圈和限制地区）',
      'marriage-bogeumjari': '安居贷款（보금자리론）：夫妻一方收入在7,000万韩元以下即可（公布为2026年10月）',
      'marriage-didimdol': '购房贷款（디딤돌）：夫妻一方收入在6,000万韩元以下即可',
      'marriage-beotimmok': '租房贷款（버팀목）：夫妻一方收入在5,000万韩元以下即可',
      'youth-39': '青年特例担保放宽到满39岁',
      'young-bogeumjari': '新设青年安居贷款（보금자리론），适用于4亿韩元以下的非公寓住房',
      'one-home-guarantee': '有一套房的人担保比例下降（无房者不变）',
      'future-income': '银行必须告知可以计入未来收入',
      'dsr-income': '收入变化大时按2~3年平均计算',
      'guarantee-90': '住宅都市保证公社（주택도시보증공사）和首尔保证（서울보증）的租房贷款担保比例由全额降至90%',
      'mortgage-most': '6·27：首都圈和限制地区的住房抵押贷款最多6亿韩元',
      'stress-dsr': '第三阶段压力DSR：计算额度时首都圈利率加1.5个百分点，其他地区的住房抵押贷款加0.75个百分点',
      'regulated-2025': '10·15：首尔全部25个区和京畿12处成为限制地区',
      'mortgage-most-by-price': '10·15：首都圈和限制地区超过15亿韩元的房屋最多贷4亿，超过25亿的最多贷2亿',
      'stress-dsr-floor': '10·15：首都圈和限制地区的住房抵押贷款计算额度时利率加3个百分点',
      'regulated-2026': '华城东滩、龙仁器兴和九里也成为限制地区',
    },
  },
  flip: {
    what: (c: Change, couple: boolean) => {
      const over = 'by' in c && c.by > 0
      const to = (limit: number) => (over ? `超过${formatWon(limit - 1)}` : `在${formatWon(limit)}以下`)
      if (c.what === 'income') return `如果${couple ? '夫妻收入' : '收入'}${to(c.to)}`
      if (c.what === 'deposit') return `如果押金${to(c.to)}`
      if (c.what === 'assets') return `如果净资产${to(c.to)}`
      if (c.what === 'area') return `如果专用面积${over ? `超过${Math.floor(c.to)}㎡` : `在${c.to}㎡以下`}`
      if (c.what === 'marries') return `如果最晚${formatDay(c.on)}结婚`
      if (c.what === 'birthday') return `过了${formatDay(c.on)}的生日`
      return {
        child: '如果孩子出生',
        'small-firm': '如果在中小企业工作',
        repays: '如果当天还清现有贷款',
        head: '如果成为户主',
        'sells-home': '如果同户无人有房',
        'moves-out': '如果搬出公共租赁房',
        'record-clears': '如果逾期或信用恢复记录被消除',
      }[c.what]
    },
    opens: (product, won) => `${product}：看起来符合，最多${won}`,
    checks: (products) => `${products}：确认后才能决定`,
    closes: (products) => `${products}：不再符合`,
    left: (slack) => `现在还剩${slack}`,
    sum: (product, from, to) => `${product}：${from} → ${to}`,
    rate: (product, from, to, month) => `${product}：${from} → ${to}，每月利息${month}`,
  },
  keep: {
    box: '保存我的答案一年',
    waits: '勾选上面的框后才能保存。',
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
  asOf: (day) => `基准日 ${day} · 来源 住宅都市基金（주택도시기금）`,
  old: '基准日已久，条件可能有变化。',
  edit: '修改答案',
} satisfies Translated<typeof korean>
