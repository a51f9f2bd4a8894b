import type { WatchWords } from '../ko/watch.ts'

export const watch: WatchWords = {
  alerts: {
    application: {
      title: '收到了新的登记申请',
      body: '一旦登记，从受理时起生效。金额要等登记完成才知道。',
    },
    correction: { title: '登记所要求补正申请', body: '补正后继续处理，不补正就会被驳回。' },
    registered: { title: '登记簿变了', body: '申请的登记已完成。下面写明变了什么、对押金有什么影响。' },
    dismissed: { title: '登记申请被驳回', body: '没有写入登记簿。可能再次申请，所以继续查看。' },
    withdrawn: { title: '登记申请被撤回', body: '申请人撤回了。可能再次申请，所以继续查看。' },
    same: { title: '申请已结束，这套房没有变', body: '重新读了登记簿，上面的权利没有变化。' },
    missed: { title: '登记簿的变动发现晚了', body: '事先没有看到申请。请马上确认变了什么。' },
    'since-report': {
      title: '出报告之后登记簿变了',
      body: '我们比较了报告里的登记簿和今天首次读取的登记簿。请马上确认变了什么。',
    },
    unconfirmed: {
      title: '已结束的申请还不知道结果',
      body: '申请已结束，但还没能读到登记簿，不知道变了什么。读到后马上告知。',
    },
    unlisted: {
      title: '登记所正在处理这套房的申请',
      body: '还不知道是什么申请：申请列表里查不到，处理完之前也无法领取登记簿。',
    },
    stopped: { title: '监视停了', body: '收不到登记信息。这段时间有没有变动无法知道。' },
    resumed: { title: '重新开始查看', body: '停下期间的申请和登记簿已重新读过。' },
  },
  guard: {
    go: { title: '到查看时为止没有变动', body: '只对所写的时刻有效。之后受理的申请无法阻止。' },
    hold: { title: '现在不要汇款', body: '有需要停下的事。请在下面看原因，并询问房东。' },
    unknown: { title: '现在无法判断', body: '有没能查到的内容。请重新查看后再决定。' },
  },
  looks: { extract: '登记簿', cases: '登记申请列表', source: '登记信息连接', judgement: '变动的判断' },
  verdicts: { ok: '没问题', stop: '请停下', unknown: '没能查到' },
  cases: {
    received: '已受理',
    'in-progress': '处理中',
    completed: '登记完成',
    dismissed: '没有登记',
    unknown: '没见过的状态',
  },
  home: {
    idle: '没有申请',
    application: '有申请在等待',
    pending: '正在登记簿上确认已结束的申请',
    'confirmed-changed': '登记簿变了',
    'confirmed-same': '登记簿没有变',
    dismissed: '申请没有登记',
  },
  overlays: { 'unknown-source': '正在等待回答', stale: '监视停了' },
  slots: {
    'balance-day': '尾款日，每 30 分钟查看一次',
    'before-move-in': '入住之前，每天查看五次',
    'open-case': '有申请，每天查看五次',
    daily: '每天查看一次',
  },
  whatIf: {
    sizes: { small: '如果金额小', usual: '如果金额一般', large: '如果金额大' },
    facts: {
      'owner-changes': '房主会变。退还押金的人可能不同。',
      'trust-begins': '房子转给信托公司。需要信托公司同意。',
      'auction-begins': '拍卖或公卖开始。会定下申请分配的期限。',
      'seizure-begins': '因欠税等被查封。登记簿上不写金额。',
      'title-challenged': '所有权有争议。房主可能会变。',
      'restriction-begins': '处分房子会受到限制。',
      'right-changes': '已有的登记内容会变。',
      'right-ends': '已有的登记会被注销。',
      'insolvency-begins': '房主的重整或破产程序开始。',
      'price-unknown': '不知道房价，所以无法用金额表示。',
      'kind-unknown': '没见过的登记，所以无法计算影响。',
    },
  },
}
