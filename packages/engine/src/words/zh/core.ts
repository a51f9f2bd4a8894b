import { count, has } from '../ko/text.ts'
import type { Translation } from '../translation.ts'
import { date, money, text } from './speech.ts'

type Engine = Translation['engine']

export const grades: Engine['grades'] = {
  양호: { word: '良好', sentence: '在确认的范围内没有看到大的风险。' },
  주의: { word: '注意', sentence: '签约前有要确认或修改的事。' },
  위험: { word: '危险', sentence: '按现在的条件，可能失去押金。' },
  매우위험: { word: '非常危险', sentence: '很可能拿不回押金。' },
  판단보류: { word: '暂不判断', sentence: '缺少必要的事实，暂不判断。' },
}

export const withheld: Engine['withheld'] = {
  price: '不知道房价',
  'price-told': '房价只是听说的',
  deposit: '不知道押金',
  'other-deposits': '不知道其他住户的押金',
  'trust-ledger': '没有看到信托原簿（신탁원부）',
  owner: '没能读出现在的房主是谁',
  'cancel-conflict': '有一条登记是否已注销，前后不一',
  'pages-missing': '有缺页',
  'land-register': '这是土地的登记簿，不知道房子上的权利',
  'land-right': '土地份额（대지권）没有得到确认，不知道价格',
  'register-past': '是很久以前调取的登记簿，不知道现在的情况',
}

const download = '请原样放入从 인터넷등기소（iros.go.kr）下载的 PDF。'
export const refusals: Engine['refusals'] = {
  unreadable: { title: '这个文件的文字读不出来', body: () => '是拍的照片，或者文件损坏了。', act: download },
  passwordProtected: {
    title: '这个文件有密码',
    body: () => '不知道密码就打不开。',
    act: '请放入解除密码的文件。',
  },
  tooManyPages: {
    title: '页数太多',
    body: (n) => `${has(n, 'pages') ? `有 ${count(n, 'pages')} 页。` : ''}最多能读 200 页。`,
    act: '请只放入一套房的登记簿。',
  },
  tooLarge: { title: '文件太大', body: () => '登记簿通常不超过几兆字节。', act: download },
  hasScripts: { title: '文件里有程序', body: () => '登记簿里没有程序，所以没有打开。', act: download },
  otherVendor: {
    title: '还不能读这种格式',
    body: (n) => (has(n, 'vendor') ? `还不能读从 ${text(n, 'vendor')} 得到的资料。` : '还不能读从这里得到的资料。'),
    act: '请放入登记簿的 PDF。',
  },
  notARegister: {
    title: '看起来不是登记簿（등기부）',
    body: () => '没有找到房产登记簿应有的甲区（갑구）和固有号码（고유번호）。',
    act: '请放入从 인터넷등기소（iros.go.kr）调取的房产登记簿。',
  },
  corporateRegister: {
    title: '这是公司的登记簿',
    body: () => '标题相同，但它是法人登记簿（법인 등기부），没有房子的权利。',
    act: '请放入用房子地址调取的房产登记簿。',
  },
  pagesMissing: {
    title: '有缺页',
    body: (n) => `一共 ${count(n, 'declared')} 页，只有 ${count(n, 'read')} 页。`,
    act: '请放入包含全部页的文件。',
  },
  mixedDocuments: {
    title: '混有不同的登记簿',
    body: () => '各页的固有号码（고유번호）或发放时间不同。',
    act: '请只放入一套房的登记簿。',
  },
  emptyFile: { title: '这是空文件', body: () => '文件里没有内容。', act: '请确认下载完成后再放入。' },
}

export const diffRefusals: Engine['diffRefusals'] = {
  differentHome: {
    title: '这是另一套房的登记簿',
    body: '固有号码（고유번호）或地址不同，没有比较。',
    act: '请放入同一套房的登记簿。',
  },
  homeUnknown: {
    title: '不知道是不是同一套房',
    body: '没能读出固有号码（고유번호）和地址。',
    act: '请放入有第一页的登记簿。',
  },
  olderAfter: {
    title: '这份登记簿更旧',
    body: '它比先放入的更早调取，看不出新的变动。',
    act: '请交换两份的顺序，或放入新调取的登记簿。',
  },
  partOnly: {
    title: '这是只含一部分的证明',
    body: '只有登记簿的一部分，分不清是没有了还是没写进去。',
    act: '请在 인터넷등기소（iros.go.kr）调取“전부증명서”放入。',
  },
}

export const assumptions: Engine['assumptions'] = {
  'tax-unknown': '房东的欠税无法知道，按没有计算。有的话，能拿回的钱会少。',
  'seizure-amount-unknown': '查封（압류）的金额没有写，坏的情况按税款在前面全部拿走计算。',
  'new-owner-tax-behind': '您申报地址之后换的房主的国税，一般按排在您的押金后面、坏的情况按排在前面计算。',
  'mortgage-at-maximum': '抵押权（근저당）不按剩余债务，而按最高债权额（채권최고액）计算。',
  'raise-own-rank': '后来另行登记增加的金额，按那次登记的顺位计算。',
  'raise-at-first-rank':
    '在您申报地址之后以附记（부기）增加的最高债权额，也按最初登记的顺位计算。增加的部分可以主张排在您的押金之后。',
  'share-reaches-its-part': '只设在份额上的权利，只按房价中该份额的部分受偿计算。',
  'share-unknown-as-whole': '不知道份额多少的权利，按设在整套房上计算。',
  'shares-apart': '房价按份额分开，设在整套房上的债务由各份额按价值分担（민법 368조）。拍卖已开始的份额按先卖出计算。',
  'share-debtor-first':
    '登记簿上写为债务人（채무자）的共有人，其份额按先还债计算；只提供担保的共有人，其份额只还不足的部分（대법원 2008다41475）。',
  'share-debtor-unknown':
    '没有写谁欠债的抵押权（근저당），一般按各份额分担计算。坏的情况按让我拿回最少的共有人是债务人、好的情况按让我拿回最多的共有人是债务人计算。',
  'shares-too-many':
    '份额太多，没有逐一计算谁欠债的所有情况。坏的情况按每个份额都还全部债务计算，实际能拿回的可能更多。',
  'lease-binds-every-share':
    '按对全体共有人有效的合同计算。份额过半的人没有同意的合同（민법 265조），能拿回的可能更少。',
  'lease-of-minority': '签约人的份额没有过半；坏的情况按其他共有人不同意、合同无效、一分都拿不回计算。',
  'partly-cancelled-in-full': '部分注销的权利不知道剩多少，按全部计算。',
  'joint-full-at-worst': '共同担保（공동담보）：坏的情况按这套房先卖并还清全部，一般按价值相同的房子平均分担计算。',
  'joint-others-first-at-best': '共同担保（공동담보）：好的情况按其他房子先卖还债，这套房只还剩下的部分计算。',
  'joint-by-told-value':
    '共同担保（공동담보）：坏的情况按这套房先卖并还清全部，一般按这套房和您填写的其他房子的价值比例分担计算（민법 제368조）。其他房子上如果有排在这笔债前面的权利，这套房要还得更多。',
  'joint-value-of-many': '各笔债绑定的房子不同，您填写的其他房子的价值只在这套房因此要还得更多时才用于计算。',
  'joint-owner-owes':
    '这套房的房主就是欠债的人。绑在一起的房子如果属于只提供担保的人，这套房先还债（대법원 2008다41475）。那些房子是谁的，这份登记簿上没有，所以只算进坏的情况。',
  'joint-owner-secures':
    '这套房的房主只提供了担保。绑在一起的房子如果属于欠债的人，那些房子先还债（대법원 2008다41475）。那些房子是谁的，这份登记簿上没有，所以只算进好的情况。',
  'joint-count-unknown': '不知道几套房绑在一起，按这套房还全部债务计算。',
  'amount-unreadable': '没有用韩元写的债务，按和房价一样大计算。',
  'provisional-as-entered': '乙区的预登记（가등기）按已完成正式登记、以预登记当天的顺位计算（부동산등기법 91조）。',
  'provisional-may-secure':
    '预登记（가등기）的名称看不出是否担保债务，也没有写金额。坏的情况和一般情况按拿走全部房价的债务计算，好的情况按没有债务计算（가등기담보법 13조）。',
  'jeonse-as-base':
    '按先登记的全租权（전세권）人要求分配来计算，所以一般情况下您之后的租约没有对抗力（대항력）（민사집행법 91조 4항）。好的情况按对方不要求计算。',
  'jeonse-on-part': '只在建筑一部分上的全租权（전세권），不按注销的基准计算。',
  'rank-day-unknown': '没能读出受理日的权利，按先于您计算。',
  'other-tenants-unknown': '不知道其他住户的押金，分几种情况计算。',
  'other-tenants-at-worst': '坏的情况：其他住户都比您先入住，每户交的是您的押金和小额限度中较大的金额。',
  'other-tenants-as-a-rule': '一般的情况：其他住户都比您先入住，每户交的和您的押金一样多。',
  'other-tenants-at-best': '好的情况：没有先于您的其他住户。',
  'other-tenants-spread': '把其他住户押金的合计按户数分开，坏的情况按您拿得更少的分法计算。',
  'lease-as-security-disputed': '别的租客的确定日期（확정일자）是否算担保，意见不一，坏的情况按您拿得更少的一方计算。',
  'circle-disputed':
    '债权人的顺位互相循环（순환）时如何分配，法律没有规定。我们按大法院判例（안분 후 흡수，91다44407、94마417）计算；意见不一的部分，用坏的情况和好的情况表示范围。',
  'prior-tenant-first': '登记了租赁权（임차권）的前面的租客，按先受偿计算。',
  'bid-less-what-stays': '按房子会便宜卖出、少掉新房主要还给其他租客的钱计算。那笔钱比房价大的话，没有人买。',
  'after-auction-opening': '拍卖开始之后入住的，没有最优先受偿（최우선변제）。',
  'possessory-lien-unseen':
    '留置权（유치권）不会出现在登记簿上，按没有计算。如果拍卖中有人申报留置权，房子可能因此卖得更便宜。请看法院的拍卖物明细书和现状调查书（매각물건명세서·현황조사보고서）。',
  'their-auction-may-end': '扣除排在申请人前面的部分后，申请人分不到钱。法院可能取消这次拍卖（民事执行法第102条）。',
  'applied-by-tenant': '由您申请拍卖的情况。有返还押金的判决，不搬走也可以申请（住宅租赁保护法第3条之2）。',
  'applied-by-mortgage': '由抵押权人申请拍卖的情况。须在法院的分配要求截止日（배당요구 종기）前提出要求才能分到钱。',
  'applied-by-jeonse':
    '由全租权（전세권）人申请拍卖的情况。全租权设在整套房子上时，它和之后的权利都会消灭（民事执行法第91条）。',
  'applied-by-tax-office':
    '由税务机关公开出售（공매）的情况。登记簿上没有扣押时，坏的情况按最优先的税款拿走全部房款计算。',
  'own-auction-may-end':
    '按房屋被拍卖计算。但一般情况下，扣除费用和排在前面的债权之后没有剩给您的钱，您自己申请的拍卖可能被法院取消（민사집행법 102조）。',
  'land-register-unseen': '没有看土地登记簿。土地上另有债务的话，能拿回的钱会少。',
  'land-separate-at-worst': '土地上另有权利，坏的情况按它拿走全部地价计算。',
  'land-mortgage-first-at-worst':
    '可能是先于建筑物设在土地上的抵押权，坏的情况按最优先受偿（최우선변제）只从建筑物价款中拿计算。',
  'move-in-assumed': '不知道搬入的日子，按调取登记簿那天申报地址计算。',
  'fixed-date-same-day': '按地址申报（전입신고）和确定日期（확정일자）同一天办好计算。',
  'region-unknown': '不知道地区，最优先受偿（최우선변제）按最低的标准计算。',
  'region-ambiguous': '地区标准可以读成两种，按较低的一方计算。',
  'kind-unknown': '不知道房屋种类，按联立·多世代（연립·다세대）的拍卖成交率（낙찰가율）计算。',
  'price-told': '房价是听说的价格，没有成交价或公示价格（공시가격）可以确认。实际价值更低的话，能拿回的钱也会减少。',
  'price-thin': '成交少，所以房价的范围放宽了。',
  'title-at-risk': '有所有权争议或信托，坏的情况按一分都拿不回计算。',
  'small-deposit-doubtful':
    '前面的债务接近房价，法院可能不承认最优先偿还（최우선변제，大法院 2013다62223）。坏的情况按拿不到计算，其他情况按拿得到计算。',
  'trust-consent-unknown':
    '不知道信托公司是否同意，坏的情况和一般情况都按一分都拿不回计算。没有同意的租约对信托公司无效（신탁법 31조）。',
  'trust-consent-refused': '您说没有信托公司的同意书，所以按这份合同从房价里拿不到钱计算。',
  'trust-consent-told':
    '按您说的有信托公司的同意书计算。但如果信托原簿（신탁원부）写明押金由委托人（위탁자）退还，就不能向信托公司或新房主要（大法院 2019다300095）。',
  'opposable-resale': '有对抗力（대항력）的话，把向新房主要钱或自己买下房子的办法也计算在内。',
}

export const lines: Engine['lines'] = {
  cost: '拍卖费用',
  'small-deposit': '最优先受偿的钱（최우선변제）',
  tax: '欠税',
  mortgage: '抵押权（근저당）',
  provisional: '预登记（가등기）',
  jeonse: '全租权（전세권）',
  attachment: '临时查封（가압류）',
  'other-tenants': '其他租客',
  tenant: '按您的顺位受偿的钱',
  surplus: '剩下的钱',
  'assumed-by-buyer': '向新房主要的钱',
}

export const guarantee: Engine['guarantee'] = {
  verdict: {
    eligible: '按确认过的标准，可以加入押金返还保证（전세보증금반환보증）',
    'not-eligible': '按现在的条件，难以加入押金返还保证（전세보증금반환보증）',
    unknown: '还不知道能否加入押金返还保证（전세보증금반환보증）',
  },
  reasons: {
    'kind-not-covered': (n) => `这种房子不在保证范围内（${text(n, 'kind')}）。`,
    'kind-unknown': () => '不知道房屋种类。',
    'right-on-register': (n) => `登记簿上有妨碍保证的登记（${text(n, 'right')}）。`,
    trust: () => '是信托的房子（신탁）。直接和受托人（수탁자）签约才能审查。',
    'illegal-building': () => '是违规建筑（위반건축물）。',
    'building-unapproved': () => '是没有得到使用批准（사용승인）的建筑。',
    'non-residential-use': () => '用途不是住宅。',
    'land-right-missing': () => '没有登记土地份额（대지권）。',
    'owner-mismatch': () => '签约的人不是登记簿上的房主。',
    'landlord-barred': () => '保证机构不接受这个房东（보증금지 대상）。',
    'deposit-over-limit': (n) => `比押金限额 ${money(n, 'limit')} 多 ${money(n, 'over')}。`,
    'senior-over-limit': (n) =>
      `前面的债务比限额 ${money(n, 'limit')}（住宅价额 주택가액 的 ${String(n['percent'] ?? '?')}%）多 ${money(n, 'over')}。`,
    'senior-borderline': () => '处在边界上，按标准的读法也可能可以。请问保证机构。',
    'sum-over-value': (n) => `押金和前面的债务合计比住宅价额（주택가액）${money(n, 'value')} 多 ${money(n, 'over')}。`,
    'guarantor-price-unknown': () => '不知道保证机构采用的房价。',
    'deposit-unknown': () => '不知道押金。',
    'rent-unknown': () => '不知道月租，没能计算换算押金（환산보증금）。',
    'region-unknown': () => '不知道地区。',
    'other-deposits-unknown': () => '不知道其他住户的押金。',
    'before-rules': (n) => `我们只知道${date(n, 'from')}起的保证标准。这份文件比它早。`,
    'amount-unread': () => '有金额不明的债务。',
    'term-too-short': (n) => `租期不到 ${count(n, 'months')} 个月。`,
    'window-closed': (n) => `申请期限已于${date(n, 'by')}过去。`,
    'term-unknown': (n) => `如果是两年合同，申请期限已于${date(n, 'by')}过去。请确认合同到期日。`,
    'hf-borrowers-only': () => '只有用 한국주택금융공사（HF）押金贷款保证的人才能加入。',
    'sgi-value-rule': () => '房价的标准没有公开。请问 SGI서울보증。',
  },
  unchecked: {
    'landlord-barred': '保证机构是否拒绝房东',
    'other-residents': '有没有别的住户申报在这套房',
    'moved-in-and-fixed': '是否办好地址申报（전입신고）和确定日期（확정일자）',
    'co-owners-sign': '共有的房子，要哪些所有人签名（法律要求份额过半，민법 265조）',
    'sealed-by-broker': '合同是否有公认中介师（공인중개사）盖章',
  },
  fee: {
    'term-two-years': '不知道到期日，按两年合同计算。',
    'no-discount': '没有算入优惠。',
    'market-for-kb': '用上面的房价代替 KB 行情或 부동산테크 行情。',
    'few-trades': '可以比较的成交少，可能和保证机构的价格不同。',
    'earlier-price-skipped': '没能确认保证机构先看的价格，用了下一顺序的价格。',
    'estimate-only': '不是官方费率，按公开的计算例估计。',
  },
  discounts: { 'low-income': '收入低的家庭', 'newly-wed': '新婚夫妇', 'many-children': '子女多的家庭' },
  priceSteps: {
    'kb-or-rtech': 'KB 行情或 부동산테크 行情',
    official: '按公示价格（공시가격）计算的价值',
    'app-low': '안심전세앱 行情的下限',
    'sale-in-year': '登记簿上一年以内的买卖价',
    'first-sale': '首次销售价（분양가）',
    'land-and-building': '土地和建筑物的公示价值（공시지가·시가표준액）',
    appraisal: '评估价',
  },
}
