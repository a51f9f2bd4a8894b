import { pendingSettled, restTold } from './clauses.ts'
import { says, step } from '../../translation.ts'
import { aboutRegister, fullRegister } from './step-families.ts'

const readAgain = step(
  '在 인터넷등기소（iros.go.kr）重新调取登记簿（말소사항 포함）再放入。',
  `新调取的${fullRegister}`,
)

const showClause = '房东在签约日和尾款日让租客看新调取的登记簿（말소사항 포함）。'

const showMe = ['能看今天调取的全部登记簿吗？', '现在马上重新调取给您。', '这个就够了。'] as const

const buildingRegister = '建筑物登记簿（말소사항 포함）'

export const documentAdvice = {
  'pending-application': says(
    ['那个申请是抵押权或查封的话，结果会大不一样。', '可能很快有您不知道的登记。处理后确认是什么。'],
    aboutRegister(step('处理完之后重新调取登记簿确认。', '处理后调取的登记簿'), {
      'contract-day': step('知道是什么申请之前不要签名。', '登记申请受理证（등기 신청 접수증）'),
      'balance-day': step('申请处理完之前不要汇尾款（잔금）。', '处理后调取的登记簿'),
    }),
    pendingSettled,
    ['现在申请的登记是什么？', '是前面抵押权的注销申请，有受理证。', '不太清楚。'],
  ),
  'unknown-purpose': says(
    ['不明白的登记不能当成好的。', '不知其意的登记可能影响您的顺位。问一次。'],
    aboutRegister(step('和公认中介师一起读登记簿的那一行。', '写有那条登记的登记簿'), {
      living: step('把那一行给登记所（등기소）或 법률구조공단（法律援助）看并问。', '写有那条登记的登记簿'),
    }),
    showClause,
    ['这条登记是什么意思？', '说明意思和影响，并写进确认说明书。', '不重要。'],
  ),
  'cancel-conflict': says(
    ['不知道是否还有效力，所以暂不判断。', '不知道是否还有效力。在新调取的登记簿上再确认。'],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'summary-conflict': says(
    [
      '摘要和正文中可能有一个读错了或缺页。哪个都不信，暂不判断。',
      '摘要和正文不同的话，可能漏掉债务或房主。在新调取的登记簿上再确认。',
    ],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'share-right': says(
    ['只有那个份额被拍卖的话，不认识的人可能成为共同房主。', '那个份额卖出的话，房主会增加或更换。确认谁还押金。'],
    aboutRegister(step('确认谁的份额上有多少，和所有房主签约。', '全体共有人的签名'), {
      living: step('份额被拍卖的话，向法院申请分配（배당요구）。', '分配申请书（배당요구 신청서）'),
    }),
    '全体共有人作为房东共同归还押金。',
    ['份额上的权利能在付尾款之前注销吗？', '付尾款那天还清，注销受理证给您。', '是别人的份额，没关系。'],
  ),
  'partial-cancellation': says(
    ['剩下的金额没有写的话，要按剩得最多看。', '不知道剩多少，您的部分也无法准确知道。问房东。'],
    aboutRegister(step('用银行的余额证明确认剩下的债务。', '贷款余额证明（금융거래 확인서）')),
    restTold,
    ['注销一部分之后剩多少？', '给您看余额证明。', '几乎都还了。'],
  ),
  'unread-lines': says(
    ['那些行里可能有重要的内容。', '那些行里可能写有新的债务。和原件对照。'],
    aboutRegister(step('把没能读出的行和原件对照。', '登记簿原件')),
    showClause,
    showMe,
  ),
  'land-register': says(
    [
      '只看土地的登记簿，不知道房子的主人，也不知道房子上的债务。',
      '土地和房子可能分开卖。一起看建筑物的登记簿才知道自己的顺位。',
    ],
    aboutRegister(step('调取同一地址的建筑物登记簿并上传。', buildingRegister), {
      living: step('调取同一地址的建筑物登记簿并上传。', buildingRegister),
    }),
    '房东在签约日和付尾款当天，给租客看新调取的土地和建筑物的登记簿。',
    ['建筑物的登记簿也能看吗？', '现在就一起调取土地和建筑物的登记簿。', '土地的登记簿干净就行。'],
  ),
  'pages-missing': says(
    ['缺的页上可能有抵押权或查封。', '缺的页上可能有新的债务。'],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'current-only': says(
    ['不知道以前有没有查封或租赁权登记。', '没有过去的记录，无法推测房主的资金情况。'],
    aboutRegister(readAgain),
    showClause,
    showMe,
  ),
  'register-old': says(
    ['其间可能有了新的抵押权或查封。', '其间可能有了新的债务，或房主换了。'],
    aboutRegister(step('签约那天和付尾款（잔금）那天重新调取登记簿确认。', `新调取的${fullRegister}`)),
    showClause,
    showMe,
  ),
} as const
