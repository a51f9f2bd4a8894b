import { count, has } from '../ko/text.ts'
import type { Translation } from '../translation.ts'
import { money } from './speech.ts'

export const acts: Translation['engine']['acts'] = {
  'do-not-sign': {
    title: '不要签这套房',
    body: () => '等待或写特约（특약）都消除不了这个危险。请找别的房子。',
  },
  'leave-contract': {
    title: '不要汇尾款（잔금）',
    body: () => '请向 법률구조공단 或律师咨询能否结束合同、拿回已付的钱。',
  },
  'do-not-pay': {
    title: '先不要汇款',
    body: (n) =>
      has(n, 'findings') ? `等 ${count(n, 'findings')} 项危险的内容解决后再确认。` : '等危险的内容解决后再确认。',
  },
  'confirm-owner': { title: '确认对方是房主本人', body: () => '把身份证和登记簿上的名字对照，并与本人通话。' },
  'get-repay-papers': {
    title: '索取已还款并注销抵押的凭证',
    body: () =>
      '付尾款（잔금）之前，把还清并注销写进特约（특약）。付尾款当天确认还款收据（상환영수증）和注销登记受理证（말소등기접수증）。',
  },
  'get-trust-ledger': {
    title: '调取信托原簿（신탁원부）',
    body: () => '在登记所（등기소）调取，并拿到受托人（수탁자）和优先受益人（우선수익자）的同意书。',
  },
  'get-full-register': {
    title: '请重新调取完整的登记簿再放入',
    body: () => '在 인터넷등기소（iros.go.kr）调取全部页，包含已注销的登记（말소사항 포함）。',
  },
  'tell-deposit': { title: '请告诉我们押金', body: () => '知道押金才能计算能拿回多少。' },
  'get-other-deposits': {
    title: '确认其他住户的押金',
    body: () => '经房东同意，在居民中心（주민센터）调取 확정일자 부여현황。',
  },
  'get-price': {
    title: '确认房价',
    body: () =>
      '在 부동산공시가격알리미 查公示价格（공시가격），在 국토교통부 실거래가 查类似房子的成交。只凭听说的价格不做判断。',
  },
  'recheck-pending': { title: '再确认正在处理的登记', body: () => '申请处理完之后，再调取登记簿看。' },
  'get-building-register': {
    title: '调取房子的登记簿',
    body: () => '这份文件是土地的登记簿。房子上的权利在建筑物或集合建筑物的登记簿上。',
  },
  'get-land-register': { title: '也调取土地的登记簿', body: () => '土地上的债务只在土地登记簿（토지 등기부）上。' },
  'pay-off-mortgage': {
    title: '约定付尾款（잔금）当天还清并注销抵押权',
    body: () => '写进特约（특약），尾款在银行一起处理。',
  },
  'lower-deposit': { title: '要求降低押金', body: () => '把一部分改成月租，可能失去的钱就少了。' },
  'get-joint-list': { title: '索取共同担保目录（공동담보목록）', body: () => '用目录确认几套房一起背这笔债。' },
  'check-ledger': {
    title: '确认建筑物台账（건축물대장）',
    body: () => '在 정부24（gov.kr）确认用途和有没有违规建筑的标记（위반건축물）。',
  },
  'check-identity': { title: '把签约人的名字和登记簿对照', body: () => '身份证上的名字和登记簿上的房主必须相同。' },
  'check-payee': {
    title: '押金只汇到房主名下的账户',
    body: () => '汇款之前，看银行应用显示的户名是不是登记簿上的房主。',
  },
  'refuse-moving-out': { title: '不要迁走地址', body: () => '一迁走就失去顺位。迁回来也从那天重新开始。' },
  'demand-distribution': {
    title: '申请分配（배당요구）',
    body: () => '必须在法院通知书上的期限（배당요구 종기）之前申请，才能分到钱。',
  },
  'keep-standing': {
    title: '保留地址，继续住着',
    body: () => '押金没有全部拿回之前迁走地址或搬空房子，就失去顺位。',
  },
  'check-fixed-date': {
    title: '确认有没有确定日期（확정일자）',
    body: () => '合同上没有盖章的话，今天就去居民中心（주민센터）或 인터넷등기소（iros.go.kr）办。',
  },
  'give-notice': {
    title: '告知是结束还是续约',
    body: () => '必须在到期两个月前送达房东。用短信或内容证明（내용증명）留下记录。',
  },
  'end-renewed': {
    title: '确认合同是否自动延续了',
    body: () => '谁也没有告知的话，再延续两年。租客随时可以告知结束，三个月后结束。',
  },
  'register-tenancy': {
    title: '搬走之前办好租赁权登记（임차권등기）',
    body: () => '没有拿回押金的话，看到登记簿上写了租赁权之后再搬。',
  },
  'claim-guarantee': {
    title: '向保证机构请求押金',
    body: () => '加入了返还保证（반환보증）的话，到期后过一个月还没拿回就可以请求。',
  },
  'check-guarantee': { title: '问清能否加入返还保证（반환보증）', body: () => '签约之前向保证机构或银行确认。' },
  'ask-tax-certificate': {
    title: '要求看纳税证明（납세증명서）',
    body: () => '房东必须出示国税和地方税的纳税证明。',
  },
  'look-up-landlord': {
    title: '查询房东的事故记录',
    body: () => '在 안심전세앱 查事故记录和公开名单（상습 채무불이행자）。记录最长要等 7 天，房东会收到通知。',
  },
  'look-up-taxes': { title: '查看房东的欠税', body: () => '签约之后不用同意，可以在税务署看。' },
  'recheck-register': {
    title: '付尾款（잔금）之前再看登记簿',
    body: () => '付尾款当天早上确认没有新的登记。',
  },
  'move-in-and-fix': {
    title: '搬家当天办好地址申报（전입신고）和确定日期（확정일자）',
    body: () => '对抗力（대항력）从申报的次日 0 点起生效。外国人用 체류지 변경신고 代替 전입신고。',
  },
  'report-lease': {
    title: '申报租赁（전월세 신고）',
    body: (n) =>
      `签约后 30 天之内申报，同时拿到确定日期（확정일자）。${has(n, 'fine') ? `迟了罚款最多 ${money(n, 'fine')}。` : ''}`,
  },
  'apply-guarantee': {
    title: '申请返还保证（반환보증）',
    body: (n) => `必须在租期过半之前申请。${has(n, 'assumedMonths') ? '不知道到期日，按两年合同计算。' : ''}`,
  },
  'watch-register': { title: '留意登记簿的变动', body: () => '到拿回押金为止，看有没有新的登记。' },
}
