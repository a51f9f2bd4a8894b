import type { Translation } from '../translation.ts'

type Engine = Translation['engine']

export const notChecked: Engine['notChecked'] = {
  price: {
    title: '房价',
    body: '没有找到可以比较的成交和公示价格。',
    who: '국토교통부 실거래가（rt.molit.go.kr）、부동산테크',
  },
  deposit: { title: '押金', body: '告诉我们押金，就能计算能拿回多少。', who: '租赁合同' },
  'other-deposits': {
    title: '其他住户的押金',
    body: '确定日期一览（확정일자 부여현황）上有各户的押金。',
    who: '居民中心（주민센터）：확정일자 부여현황',
  },
  'resident-households': {
    title: '先申报了地址的住户',
    body: '住户确认书（전입세대확인서）上可以看到谁先住在这里。',
    who: '居民中心（주민센터）：전입세대확인서',
  },
  'tax-arrears': {
    title: '房东的欠税',
    body: '税款在查封之前不会出现在登记簿上。',
    who: '税务署或居民中心：미납세금 열람',
  },
  'landlord-record': {
    title: '房东的押金事故记录',
    body: '在 안심전세앱 可以看最近三年的代偿（대위변제）和是否限制保证。',
    who: '안심전세앱：임대인 정보조회',
  },
  'lender-registration': {
    title: '持有抵押权的公司是不是放贷公司',
    body: '只看名字不知道是银行还是放贷公司（대부업체）。请在登记放贷公司综合查询（등록대부업체 통합조회）里查名字。',
    who: 'FINE（fine.fss.or.kr）的登记放贷公司综合查询（등록대부업체 통합조회）',
  },
  'landlord-identity': {
    title: '签约的人是不是房主',
    body: '把身份证上的名字和登记簿上的房主对照。',
    who: '房东的身份证和登记簿',
  },
  'building-ledger': {
    title: '建筑物台账（건축물대장）的用途和违规标记',
    body: '违规建筑或不是住宅的话，保证会被拒绝。',
    who: '정부24（gov.kr）：건축물대장',
  },
  'official-price': {
    title: '公示价格（공시가격）',
    body: '保证机构按公示价格计算别墅楼（빌라）的价值。',
    who: '부동산공시가격알리미（realtyprice.kr）',
  },
  'trust-ledger': {
    title: '信托原簿（신탁원부）',
    body: '谁能出租，只写在信托原簿上。',
    who: '登记所（등기소）：신탁원부',
  },
  'land-register': {
    title: '土地登记簿（토지 등기부）',
    body: '土地上的债务只在土地登记簿上。',
    who: '인터넷등기소（iros.go.kr）：토지 등기부',
  },
  'full-register': {
    title: '过去的记录',
    body: '调取“말소사항 포함”，才有以前的查封和租赁权登记。',
    who: '인터넷등기소（iros.go.kr）：말소사항 포함',
  },
  owner: {
    title: '现在的房主',
    body: '份额加起来对不上，没能确定房主。',
    who: '인터넷등기소（iros.go.kr）：말소사항 포함',
  },
  'joint-list': {
    title: '共同担保目录（공동담보목록）',
    body: '目录上有几套房一起背这笔债。',
    who: '인터넷등기소（iros.go.kr）：공동담보목록',
  },
  'public-list': {
    title: '多次不还押金者名单（상습 채무불이행자）',
    body: '国家公开多次不还押金的房东的名字，可以用名字查。',
    who: '안심전세포털、안심전세앱',
  },
  'payee-account': {
    title: '收款账户是谁的',
    body: '账户的户名必须是登记簿上的房主。',
    who: '房东、银行应用显示的户名',
  },
  'agent-papers': {
    title: '代理人的委托书（위임장）和印鉴证明（인감증명서）',
    body: '看委托书的印章和印鉴证明是否相同，并与房主直接通话。',
    who: '代理人带来的文件、与房主通话',
  },
  'trust-consent': {
    title: '受托人（수탁자）和优先受益人（우선수익자）的同意书',
    body: '拿到同意书后，打电话给信托公司确认真假。',
    who: '信托公司（수탁자）和 우선수익자',
  },
  'broker-licence': {
    title: '中介事务所的登记',
    body: '用登记号码和保险证书（공제증서）确认是不是真正的公认中介师。',
    who: '브이월드（vworld.kr）：부동산중개업 조회',
  },
  'unit-number': {
    title: '门牌号和登记簿上的号',
    body: '有的房子分割过或改贴了门牌。不同的话可能失去顺位。',
    who: '大门和建筑物台账的平面图',
  },
  'guarantee-paper': {
    title: '房东的押金保证书（임대보증금 보증서）',
    body: '确认房东出示的保证书是真的、仍然有效。',
    who: '주택도시보증공사（HUG），用保证书号码查',
  },
  households: {
    title: '同住的户数',
    body: '知道有几户，才能估计前面的押金。',
    who: '정부24（gov.kr）：건축물대장',
  },
  'move-in-day': {
    title: '搬入的日子',
    body: '知道对抗力（대항력）哪天生效，才能确定哪些债务在前。',
    who: '租赁合同',
  },
}

export const nobodyCan: Engine['nobodyCan'] = {
  'possessory-lien': { title: '留置权（유치권）', body: '没拿到工程款的人占有房子的权利，不会登记。' },
  'wage-claims': { title: '拖欠的工资', body: '房东开公司的话，员工的工资先付。哪里都没有写。' },
  'tax-not-yet-assessed': { title: '还没有告知的税', body: '没有申报的税，税务署也说不出。' },
  'later-debts': { title: '以后产生的债', body: '签约之后的债无法事先知道，所以要一直留意。' },
  'same-room-lease': {
    title: '同一间房是否租了两次',
    body: '没有确定日期（확정일자）的合同哪里都看不到。签约当天再看有没有人先申报了地址。',
  },
  'hidden-agreement': { title: '隐藏的约定', body: '抬高买卖价或私下给钱的约定，文件上看不到。' },
  'landlord-intent': { title: '房东的心思', body: '文件干净，也无法知道有没有归还的意思。' },
}

export const clean: Engine['clean'] = {
  'no-mortgage': '没有有效的抵押权（근저당）',
  'no-seizure': '没有查封（압류）',
  'no-provisional-seizure': '没有临时查封（가압류）',
  'no-provisional-disposition': '没有禁止处分（가처분）',
  'no-provisional-registration': '没有预登记（가등기）',
  'no-auction': '没有拍卖或公卖（경매·공매）',
  'no-tenancy-registration': '没有租赁权登记（임차권등기）',
  'no-jeonse-right': '没有别人的全租权或租赁权登记（전세권·임차권）',
  'no-superficies': '没有使用土地的他人权利（지상권·지역권）',
  'no-insolvency': '没有回生或破产登记（회생·파산）',
  'no-notice-registration': '没有告知诉讼的登记（예고등기）',
  'no-trust': '没有信托登记（신탁）',
  'cancelled-mortgages': '已注销的抵押权（말소된 근저당）没有计算在内',
  'land-right-present': '土地份额（대지권）已登记',
  'no-violation': '建筑物台账上没有违规标记',
  'residential-use': '建筑物台账上的用途是住宅',
  'owner-matches': '签约的人和登记簿上的房主名字相同',
  'pages-complete': '没有缺页，全部读到',
  'payee-matches': '收款账户是登记簿上的房主名字',
  'owner-signs': '房主亲自签约',
  'broker-signs': '公认中介师（공인중개사）一起签约',
  'not-on-public-list': '公开名单（상습 채무불이행자）上没有房东',
  'no-guarantee-ban': '保证机构没有拒绝这个房东',
  'no-subrogation': '最近三年没有代偿（대위변제）',
  'no-tax-arrears': '确认那天没有欠税',
}

export const unknown: Engine['unknown'] = {
  'not-given': '您还没有告诉我们',
  'not-found': '找过，但没有找到',
  'source-down': '提供资料的地方没有回应',
  'not-in-register': '这份文件上没有写',
  unread: '写了但没能读出',
  ambiguous: '可以读成两种，没有决定',
  'out-of-range': '标准或资料没有涵盖这种情况',
}
