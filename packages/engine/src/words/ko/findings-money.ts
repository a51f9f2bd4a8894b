import type { FindingId } from '../../risk/finding-ids.ts'
import { count, type FindingWords, has, money, percent } from './text.ts'

type Ids = Extract<
  FindingId,
  | 'mortgage-high'
  | 'jeonse-high'
  | 'secured-debts'
  | 'deposit-not-covered'
  | 'deposit-not-covered-low'
  | 'joint-collateral'
  | 'other-deposits-unknown'
>

export const moneyFindings: Readonly<Record<Ids, FindingWords>> = {
  'mortgage-high': {
    title: '집값에 견줘 근저당이 많아요',
    body: (n) =>
      `근저당 ${count(n, 'count')}건의 채권최고액이 ${money(n, 'mortgages')}으로 집값 ${money(n, 'price')}의 ${percent(n, 'percent')}예요.`,
    why: '집이 경매로 팔리면 은행이 먼저 받아요. 내 보증금은 그다음이에요.',
    act: '계약 전에 빚을 얼마나 줄일 수 있는지 임대인에게 물어보세요.',
    clause:
      '임대인은 잔금 지급과 동시에 선순위 근저당권의 피담보채무를 전액 상환하고 그 말소등기를 신청한다. 이를 어기면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '잔금 날에 이 근저당을 갚고 말소하나요?',
    goodAnswer: '네. 잔금 날 은행에서 함께 갚고, 말소 접수증을 바로 보여 드릴게요.',
    badAnswer: '다들 이 정도 대출은 있어요. 신경 쓰지 않아도 돼요.',
  },
  'jeonse-high': {
    title: '집값에 견줘 보증금이 높아요',
    body: (n) => `보증금 ${money(n, 'deposit')}이 집값 ${money(n, 'price')}의 ${percent(n, 'percent')}예요.`,
    why: '집값이 조금만 내려도 집을 팔아 보증금을 다 갚지 못해요. 이런 집을 깡통전세라고 불러요.',
    act: '보증금을 낮추거나 일부를 월세로 돌릴 수 있는지 물어보세요.',
    clause:
      '임차인이 전세보증금반환보증에 가입할 수 없는 것으로 확인되면 이 계약은 없던 것으로 하고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '같은 건물에서 최근에 팔린 값은 얼마인가요?',
    goodAnswer: '최근 1년 실거래가가 여기 있어요. 함께 보시죠.',
    badAnswer: '신축이라 거래가 없어요. 분양가가 곧 시세예요.',
  },
  'secured-debts': {
    title: '내 보증금보다 앞선 빚이 있어요',
    body: (n) =>
      has(n, 'percent')
        ? `앞선 빚 ${money(n, 'senior')}과 보증금을 더하면 집값의 ${percent(n, 'percent')}예요.`
        : `앞선 빚이 ${money(n, 'senior')} 있어요. 집값을 몰라 비율은 계산하지 못했어요.`,
    why: '이 비율(부채비율)이 90%를 넘은 집에서는 보증금 사고가 훨씬 잦았어요.',
    act: '잔금 날 빚을 갚고 말소하는 조건을 특약에 적으세요.',
    clause:
      '임대인은 임차인이 전입신고를 마친 다음 날까지 이 집에 새 담보나 처분을 하지 않는다. 이를 어기면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈의 두 배를 돌려준다.',
    question: '지금 남은 대출이 실제로 얼마인가요? 은행 확인서를 볼 수 있나요?',
    goodAnswer: '네. 부채증명원을 떼어 드릴게요.',
    badAnswer: '최고액만 그렇지 실제로는 거의 없어요. 서류는 어려워요.',
  },
  'deposit-not-covered': {
    title: '경매로 가면 보증금을 다 받지 못할 수 있어요',
    body: (n) =>
      n['loss'] !== undefined && n['loss'] === n['deposit']
        ? `경매로 팔리면 보증금 ${money(n, 'deposit')}을 한 푼도 못 받을 수 있어요.`
        : `경매로 팔리면 보증금 ${money(n, 'deposit')} 가운데 ${money(n, 'loss')}을 못 받을 수 있어요.`,
    why: '경매에서는 시세보다 싸게 팔리고, 앞선 권리가 먼저 받아요.',
    act: '보증금을 낮추거나 반환보증에 가입할 수 있을 때만 계약하세요.',
    clause:
      '임차인이 전세보증금반환보증에 가입할 수 없는 것으로 확인되면 이 계약은 없던 것으로 하고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '이 집이 경매로 가면 제 보증금은 어떻게 되나요?',
    goodAnswer: '앞선 빚과 예상 낙찰가로 함께 계산해 보시죠.',
    badAnswer: '경매 갈 일 없는 분이에요.',
  },
  'deposit-not-covered-low': {
    title: '싸게 팔리면 보증금을 다 받지 못해요',
    body: (n) =>
      `보통은 다 받을 것으로 계산되지만, 집이 싸게 팔리면 보증금 ${money(n, 'deposit')} 가운데 ${money(n, 'loss')}을 못 받을 수 있어요.`,
    why: '집값이 내리고 경매에서도 싸게 팔리면, 앞선 빚이 없어도 보증금이 깎여요.',
    act: '반환보증에 들 수 있는지 먼저 확인하고, 보증금을 낮출 수 있는지 물어보세요.',
    clause:
      '임차인이 전세보증금반환보증에 가입할 수 없는 것으로 확인되면 이 계약은 없던 것으로 하고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '이 집은 전세보증금반환보증에 가입할 수 있나요?',
    goodAnswer: '네. 가입에 필요한 서류를 드릴게요.',
    badAnswer: '보증은 돈만 들어요. 이 집에는 필요 없어요.',
  },
  'joint-collateral': {
    title: '여러 집이 빚 하나를 함께 지고 있어요',
    body: (n) =>
      has(n, 'properties')
        ? `이 빚 ${money(n, 'full')}은 이 집을 포함해 ${count(n, 'properties')}곳이 함께 담보로 잡혀 있어요(공동담보).`
        : `이 빚 ${money(n, 'full')}은 다른 부동산과 함께 담보로 잡혀 있어요(공동담보). 몇 곳인지는 이 서류에 없어요.`,
    why: '한 집만 먼저 팔리면 그 집이 빚 전체를 떠안을 수 있어요.',
    act: '공동담보목록을 받아 몇 집이 함께 묶였는지 확인하세요.',
    clause: '임대인은 잔금 지급과 동시에 이 집을 공동담보에서 빼는 등기(담보 포기)를 신청한다.',
    question: '공동담보로 묶인 다른 집들은 어디이고, 세입자 보증금은 모두 얼마인가요?',
    goodAnswer: '공동담보목록과 다른 호실의 보증금 내역을 보여 드릴게요.',
    badAnswer: '다른 호실은 상관없어요.',
  },
  'other-deposits-unknown': {
    title: '다른 세대의 보증금을 몰라요',
    body: (n) =>
      has(n, 'others')
        ? `이 집에는 나 말고 ${count(n, 'others')}세대가 더 있고, 그 보증금이 확인되지 않았어요.`
        : '이 집에는 여러 세대가 함께 살 수 있고, 그 보증금이 확인되지 않았어요.',
    why: '다가구에서는 먼저 들어온 세대가 먼저 받아요. 이 금액을 모르면 내가 받을 돈을 알 수 없어요.',
    act: '임대인의 동의를 받아 주민센터에서 확정일자 부여현황을 떼어 보세요.',
    clause:
      '임대인은 이 집의 다른 임차인 보증금 합계가 실제와 같음을 확인한다. 사실과 다르면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '확정일자 부여현황과 전입세대확인서를 볼 수 있나요?',
    goodAnswer: '네. 오늘 주민센터에서 함께 떼어 드릴게요.',
    badAnswer: '다 소액이라 볼 필요 없어요.',
  },
}
