import { approved } from './clauses.ts'
import { says, step, type StepTexts } from '../../translation.ts'
import { aboutBuilding, aboutMoney, balanceRecheck, fullRegister, writeClause } from './step-families.ts'

/** A unit that is no dwelling in its documents: nothing is signed or paid until they name it one. */
const toHaveUse = (before: string): StepTexts =>
  aboutBuilding(step(before, ledger), {
    'contract-day': step('看到改成住宅的建筑物台账之前不要签名。', ledger),
    'balance-day': step('看到改成住宅的建筑物台账之前不要付尾款。', ledger),
  })

const useClause = '因建筑物用途而保证或贷款被拒绝的，本合同作废，房东立即退还收到的全部款项。'

const ledger = '建筑物台账（건축물대장）'

const land = '土地登记簿（토지 등기부）'

export const buildingAdvice = {
  'land-right-missing': says(
    [
      '没有土地、只卖建筑物的话，价值大跌。返还保证（반환보증）也可能被拒绝。',
      '拍卖时只卖建筑物的话，能拿的钱会少。再确认土地份额是否登记。',
    ],
    aboutBuilding(step('确认为什么没有土地份额，什么时候登记。', '土地登记簿和销售合同'), {
      'contract-day': writeClause('土地份额没有登记的，可以解除合同'),
      'balance-day': balanceRecheck,
      living: step('重新调取登记簿，看土地份额（대지권）有没有登上。', fullRegister),
    }),
    '房东告知土地份额登记完成的预定日，到那时没有完成的，租客可以解除合同。',
    ['土地份额什么时候登记？', '有土地整理完成的日期和依据文件。', '本来就没有的房子。'],
  ),
  'separate-registration': says(
    ['土地上的债务可能分走卖建筑物的钱。', '土地上的债务不在这份文件里。调取土地登记簿才知道金额。'],
    aboutBuilding(step('调取土地登记簿，确认另有登记的内容。', land), {
      'contract-day': step('看过土地登记簿之后再签名。', land),
      'balance-day': step('把土地和建筑物的登记簿一起重新调取看。', '付尾款当天的土地·建筑物登记簿'),
      living: step('调取土地登记簿，确认另有登记的内容。', land),
    }),
    '房东在收尾款之前注销土地上另外的登记（별도등기）。',
    [
      '另外的登记是什么，什么时候注销？',
      '土地登记簿在这里。是地铁用的区分地上权，和钱无关。',
      '建筑物登记簿干净就行。',
    ],
  ),
  basement: says(
    ['地下层拍卖时卖得更便宜。也要看浸水的危险。', '地下层拍卖时卖得更便宜。找新租客也可能费时间。'],
    aboutBuilding(step('问有没有浸过水，同一栋楼地下层卖了多少钱。', '浸水痕迹图（침수흔적도）和成交价'), {
      'contract-day': writeClause('如实告知浸水历史'),
      'balance-day': balanceRecheck,
    }),
    '房东如实告知浸水历史，因浸水不能居住的，租客可以终止合同。',
    ['浸过水吗？有挡水板吗？', '一起看浸水痕迹图，挡水板也装了。', '下大雨也没事。'],
  ),
  'non-residential-use': says(
    [
      '返还保证和押金贷款可能不行，也可能有变更用途的命令。',
      '实际住着并申报了地址的话，租赁保护法可能适用。但保证和贷款难办。',
    ],
    toHaveUse('在建筑物台账改成住宅之前不要签约，最好找别的房子。'),
    useClause,
    ['建筑物台账的用途是住宅吗？', '一起看台账，写的是住宅。', '实际大家都住着。'],
  ),
  'neighbourhood-facility': says(
    [
      '是把商铺改成住房出租的。返还保证和押金贷款不行，也可能有恢复原状的命令。',
      '实际住着并申报了地址的话，租赁保护法可能适用。但有恢复原状的命令的话，难以继续住。',
    ],
    toHaveUse('在建筑物台账改成住宅之前不要签约，最好找别的房子。'),
    useClause,
    ['建筑物台账上是 근린생활시설，保证和贷款行吗？', '不行。所以只用降低押金的月租签约。', '里面是住房，一样的。'],
  ),
  'living-accommodation': says(
    [
      '是住宿设施，当住房用可能有强制金（이행강제금）。返还保证和押金贷款也不行。',
      '当住房用可能有问题。问房东有没有计划把用途改成 오피스텔。',
    ],
    toHaveUse('在区厅建筑科（구청 건축과）答复可以当住房住之前不要签约，最好找别的房子。'),
    useClause,
    ['是 생활숙박시설，地址申报和保证行吗？', '正在改用途为 오피스텔，给您看许可文件。', '大家都申报地址住着。'],
  ),
  'illegal-building': says(
    ['返还保证和贷款可能被拒绝，也可能有拆除命令或强制金。', '难以继续保证，拍卖时价格也可能下跌。问修正的计划。'],
    aboutBuilding(step('确认哪一部分违规，什么时候修正。', ledger), {
      living: step('用文字问房东什么时候修正。', '短信或内容证明（내용증명）'),
    }),
    '房东在收尾款之前修正违规事项。因没有修正而保证或贷款被拒绝的，本合同作废。',
    ['哪一部分违规，能加入保证吗？', '不是您要住的那户，已拿到可以加入的答复。', '这一带都这样。'],
  ),
  'building-unapproved': says(
    [
      '没有建筑物台账，返还保证和押金贷款不行，也可能有禁止使用的命令。',
      '实际住着并申报了地址的话，租赁保护法可能适用。但保证和贷款难办。',
    ],
    aboutBuilding(step('得到使用批准之前不要签约。', `使用批准书（사용승인서）、${ledger}`), {
      'contract-day': step('看到使用批准书之前不要签名。', '使用批准书（사용승인서）'),
      'balance-day': step('看到使用批准书之前不要付尾款。', '使用批准书（사용승인서）'),
      living: step('用文字问房东什么时候得到使用批准。', '短信或内容证明（내용증명）'),
    }),
    approved,
    ['什么时候得到使用批准？', '已经得到了，给您看批准书。', '没有批准大家也都住进来了。'],
  ),
  'sources-disagree': says(
    [
      '可能有一边错了，或是别的房子的文件。在知道哪边对之前，两边都不要相信。',
      '文件不一致的话，保证或分配时可能有争议。确认哪边是对的。',
    ],
    aboutBuilding(step('把登记簿和建筑物台账放在一起，确认是不是这套房的。', `登记簿、${ledger}`), {
      'contract-day': writeClause('把登记簿和建筑物台账改成一致'),
      living: step('问区厅建筑科（구청 건축과）或登记所哪边是对的。', `登记簿、${ledger}`),
    }),
    '房东在收尾款之前把登记簿和建筑物台账改成一致，没有改的，租客可以解除合同。',
    ['登记簿和建筑物台账为什么不一样？', '台账刚改过，登记正在更正，有受理证。', '只是文件那样，实际不是。'],
  ),
  'new-building': says(
    ['新建房常有抬高行情、收高押金的事。', '最初的价格不会一直保持。留意同一栋楼卖多少钱。'],
    aboutMoney(step('在两处以上确认周围类似房子的成交价。', '周围的成交价')),
    '确认租客不能加入押金返还保证的，本合同作废。',
    ['这栋楼有实际卖出的价格吗？', '有申报的成交价。', '给您利息补助，还有搬家费。'],
  ),
} as const
