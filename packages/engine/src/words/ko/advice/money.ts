import { repaid } from './clauses.ts'
import type { FindingId } from '../../../risk/finding-ids.ts'
import { type AdviceWords, step, toGuarantee } from './advice-words.ts'
import { aboutMoney, giveNotice, stay, aboutDebts, writeClause } from './step-families.ts'

type Ids = Extract<
  FindingId,
  | 'mortgage-high'
  | 'jeonse-high'
  | 'jeonse-notable'
  | 'secured-debts'
  | 'deposit-not-covered'
  | 'deposit-not-covered-low'
  | 'small-deposit-doubtful'
  | 'deposit-over-official'
  | 'falling-price'
  | 'price-untested'
  | 'price-conflict'
  | 'accident-area'
  | 'joint-collateral'
  | 'other-deposits-unknown'
  | 'other-deposits-low'
>

const refundUnlessCovered =
  '임차인이 전세보증금반환보증에 가입할 수 없는 것으로 확인되면 이 계약은 없던 것으로 하고, 임대인은 받은 돈 전부를 바로 돌려준다.'
const refundIfUntrue =
  '임대인은 이 집의 다른 임차인 보증금 합계가 실제와 같음을 확인한다. 사실과 다르면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전부를 바로 돌려준다.'

export const moneyAdvice: Readonly<Record<Ids, AdviceWords>> = {
  'mortgage-high': {
    why: {
      prospective: '집이 경매로 팔리면 은행이 먼저 받아요. 내 보증금은 그다음이에요.',
      living: '전입하기 전에 들어온 근저당은 지금도 나보다 먼저 받아요. 이자가 밀리면 경매가 시작될 수 있어요.',
    },
    steps: aboutDebts(
      step('계약 전에 빚을 얼마나 줄일 수 있는지 임대인에게 물어보세요.', '은행의 부채증명원', 'contract'),
      { living: step('남은 대출이 얼마인지, 이자를 제때 내는지 임대인에게 물어보세요.', '은행의 부채증명원', 'now') },
    ),
    clause:
      '임대인은 잔금 지급과 동시에 선순위 근저당권의 피담보채무를 전액 상환하고 그 말소등기를 신청한다. 이를 어기면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '잔금 날에 이 근저당을 갚고 말소하나요?',
    goodAnswer: '네. 잔금 날 은행에서 함께 갚고, 말소 접수증을 바로 보여 드릴게요.',
    badAnswer: '다들 이 정도 대출은 있어요. 신경 쓰지 않아도 돼요.',
    terms: ['근저당권', '채권최고액', '선순위'],
    noOpinion: 'value',
  },
  'jeonse-high': {
    why: {
      prospective: '집값이 조금만 내려도 집을 팔아 보증금을 다 갚지 못해요. 이런 집을 깡통전세라고 불러요.',
      living: '집값이 내리면 임대인이 집을 팔아도 보증금을 다 갚지 못해요. 새 세입자를 구하기도 어려워져요.',
    },
    steps: aboutMoney(
      step('보증금을 낮추거나 일부를 월세로 돌릴 수 있는지 물어보세요.', '같은 건물의 최근 실거래가', 'contract'),
      {
        living: step(
          '같은 건물의 최근 값을 보고, 끝날 때 어떻게 돌려줄지 임대인에게 물어보세요.',
          '실거래가와 임대인의 답',
          'now',
        ),
      },
    ),
    clause: refundUnlessCovered,
    question: '같은 건물에서 최근에 팔린 값은 얼마인가요?',
    goodAnswer: '최근 1년 실거래가가 여기 있어요. 함께 보세요.',
    badAnswer: '신축이라 거래가 없어요. 분양가가 곧 시세예요.',
    terms: ['전세가율', '깡통전세', '전세보증금반환보증'],
    noOpinion: 'value',
  },
  'jeonse-notable': {
    why: {
      prospective: '아직 높은 편은 아니에요. 다만 집값이 내리거나 빚이 더 생기면 빠듯해져요.',
      living: '지금은 여유가 있어요. 보증금을 올려 주면 그만큼 여유가 줄어요.',
    },
    steps: aboutMoney(
      toGuarantee('집값을 두 곳 넘게 확인하고, 반환보증에 들 수 있는지 물어보세요.', '실거래가와 공시가격', 'contract'),
    ),
    clause: refundUnlessCovered,
    question: '이 집은 전세보증금반환보증에 가입할 수 있나요?',
    goodAnswer: '네. 가입에 필요한 서류를 드릴게요.',
    badAnswer: '이 정도면 보증은 필요 없어요.',
    terms: ['전세가율', '전세보증금반환보증'],
    noOpinion: 'value',
  },
  'secured-debts': {
    why: {
      prospective: '앞선 빚과 보증금을 더한 금액이 집값에 가까울수록 보증금 사고가 훨씬 잦았어요.',
      living: '앞선 빚은 경매에서 나보다 먼저 받아요. 빚이 줄었는지 때때로 확인하는 것이 좋아요.',
    },
    steps: aboutDebts(
      step('잔금 날 빚을 갚고 말소하는 조건을 특약에 적자고 하세요.', '은행의 부채증명원', 'contract'),
      {
        living: step('등기부를 새로 떼어 빚이 줄었는지 보세요.', '등기부(말소사항 포함)', 'now'),
      },
    ),
    clause: repaid,
    question: '지금 남은 대출이 실제로 얼마인가요? 은행 확인서를 볼 수 있나요?',
    goodAnswer: '네. 부채증명원을 떼어 드릴게요.',
    badAnswer: '최고액만 그렇지 실제로는 거의 없어요. 서류는 어려워요.',
    terms: ['부채비율', '선순위', '채권최고액'],
    noOpinion: 'value',
  },
  'deposit-not-covered': {
    why: {
      prospective: '경매에서는 시세보다 싸게 팔리고, 앞선 권리가 먼저 받아요.',
      living: '경매에서는 시세보다 싸게 팔려요. 대항력이 있으면 못 받은 돈을 새 주인에게 요구할 수 있어요.',
    },
    steps: aboutMoney(
      toGuarantee('보증금을 낮추거나, 반환보증에 들 수 있을 때만 계약하세요.', '보증기관의 가입 가능 답변', 'contract'),
      { ending: stay },
    ),
    clause: refundUnlessCovered,
    question: '이 집이 경매로 가면 제 보증금은 어떻게 되나요?',
    goodAnswer: '앞선 빚과 예상 낙찰가로 함께 계산해 보세요.',
    badAnswer: '경매 갈 일 없는 분이에요.',
    terms: ['배당', '낙찰가율', '대항력'],
    noOpinion: 'value',
  },
  'deposit-not-covered-low': {
    why: {
      prospective: '집값이 내리고 경매에서도 싸게 팔리면, 앞선 빚이 없어도 보증금이 깎여요.',
      living: '보통은 다 받을 것으로 계산돼요. 다만 집이 싸게 팔리는 때에는 모자랄 수 있어요.',
    },
    steps: aboutMoney(
      toGuarantee(
        '반환보증에 들 수 있는지 먼저 확인하고, 보증금을 낮출 수 있는지 물어보세요.',
        '보증기관의 가입 가능 답변',
        'contract',
      ),
    ),
    clause: refundUnlessCovered,
    question: '이 집은 전세보증금반환보증에 가입할 수 있나요?',
    goodAnswer: '네. 가입에 필요한 서류를 드릴게요.',
    badAnswer: '보증은 돈만 들어요. 이 집에는 필요 없어요.',
    terms: ['낙찰가율', '전세보증금반환보증'],
    noOpinion: 'value',
  },
  'small-deposit-doubtful': {
    why: {
      prospective:
        '빚이 집값만큼 있는 집을 싼 보증금으로 빌린 사람에게 법원이 최우선변제를 인정하지 않은 일이 있어요(대법원 2013다62223).',
      living:
        '경매에서 다른 채권자가 배당에 이의를 낼 수 있어요. 실제로 살려고 계약했다는 것을 보여 줄 자료를 모아 두세요.',
    },
    steps: aboutMoney(
      step('앞선 빚을 갚고 말소하는 조건이 아니면 이 집은 피하세요.', '은행의 부채증명원과 말소 약속', 'contract'),
      {
        living: step('계약서, 보증금 이체 내역, 공과금 내역을 모아 두세요.', '계약서, 이체 내역, 공과금 고지서', 'now'),
      },
    ),
    clause:
      '임대인은 잔금 지급과 동시에 이 집의 근저당권 채무를 모두 갚고 말소등기를 신청한다. 이를 어기면 임차인은 계약을 해제할 수 있다.',
    question: '빚이 집값만큼 있는데 어떻게 갚나요? 경매 이야기가 나온 적이 있나요?',
    goodAnswer: '잔금 날 은행에서 함께 갚고 말소해요.',
    badAnswer: '소액이라 경매가 되어도 나라에서 다 돌려줘요.',
    terms: ['최우선변제'],
    noOpinion: 'law',
  },
  'deposit-over-official': {
    why: {
      prospective:
        '보증기관은 빌라의 값을 공시가격으로 계산해요. 이 한도를 넘으면 보증이 거절되고, 시세를 부풀린 집일 수도 있어요.',
      living: '지금 조건으로는 보증을 새로 들거나 이어 가기 어려워요. 재계약 때 보증금을 낮추면 길이 열려요.',
    },
    steps: aboutMoney(
      step('보증금을 이 한도 아래로 낮춰 달라고 하세요.', '부동산공시가격알리미의 공시가격', 'contract'),
      { living: step('보증금을 줄이고 월세로 돌릴 수 있는지 임대인과 이야기하세요.', '공시가격과 계약서', 'notice') },
    ),
    clause: refundUnlessCovered,
    question: '공시가격 기준으로 반환보증이 되나요?',
    goodAnswer: '공시가격을 함께 보고, 되는 금액으로 맞춰 드릴게요.',
    badAnswer: '공시가격은 원래 낮아요. 시세는 훨씬 높아요.',
    terms: ['공시가격', '전세보증금반환보증'],
    noOpinion: 'value',
  },
  'falling-price': {
    why: {
      prospective: '2년 뒤 집값이 지금보다 낮으면, 지금은 넉넉해 보여도 그때는 모자랄 수 있어요.',
      living: '끝날 무렵의 집값이 들어올 때보다 낮을 수 있어요. 미리 준비하면 길이 많아요.',
    },
    steps: aboutMoney(
      step('지금 값이 아니라 내려간 값에 맞춰 보증금을 정하자고 하세요.', '최근 여섯 달 실거래가', 'contract'),
    ),
    clause: refundUnlessCovered,
    question: '최근 여섯 달 사이에 같은 평형이 얼마에 팔렸나요?',
    goodAnswer: '거래를 날짜 순서로 보여 드릴게요. 조금씩 내리고 있어요.',
    badAnswer: '곧 다시 올라요.',
    terms: ['전세가율', '부채비율'],
    noOpinion: 'value',
  },
  'price-conflict': {
    why: {
      prospective:
        '누군가 부른 값이 실제로 팔린 값보다 높으면, 경매에서는 낮은 값으로 팔려요. 값을 부풀린 계약(업계약)에서 흔해요.',
      living: '집값을 높게 보고 들어왔다면, 경매에서 돌려받을 돈이 생각보다 적을 수 있어요.',
    },
    steps: aboutMoney(
      step(
        '두 값이 왜 다른지 묻고, 낮은 값에 맞춰 보증금을 정하자고 하세요.',
        '실거래가, 공시가격, 등기부의 거래가액',
        'contract',
      ),
    ),
    clause: refundUnlessCovered,
    question: '이 집이나 옆집이 최근에 실제로 얼마에 팔렸나요?',
    goodAnswer: '신고된 거래를 날짜와 함께 보여 드릴게요.',
    badAnswer: '시세는 부르는 게 값이에요.',
    terms: ['공시가격', '깡통전세'],
    noOpinion: 'value',
  },
  'price-untested': {
    why: {
      prospective: '거래가 없는 새집은 파는 사람이 부르는 값이 시세처럼 쓰여요. 신축 빌라 사기가 여기서 많이 나왔어요.',
      living: '처음 팔릴 때의 값이 부풀려졌다면, 다음에는 그 값에 팔리지 않아요.',
    },
    steps: aboutMoney(step('주변의 비슷한 집이 팔린 값을 직접 찾아보세요.', '주변 연립·다세대의 실거래가', 'contract')),
    clause: refundUnlessCovered,
    question: '이 건물이나 바로 옆 건물에서 실제로 신고된 거래가 있나요?',
    goodAnswer: '신고된 거래가 있어요. 날짜와 금액을 함께 보세요.',
    badAnswer: '감정가가 있으니 거래는 안 봐도 돼요.',
    terms: ['공시가격', '깡통전세'],
    noOpinion: 'value',
  },
  'accident-area': {
    why: {
      prospective: '지역의 사고가 이 집의 사고를 뜻하지는 않아요. 그래서 점수는 깎지 않았어요.',
      living: '이웃의 사고가 잦으면 새 세입자를 구하기 어려울 수 있어요. 끝나기 전에 일찍 준비하세요.',
    },
    steps: aboutMoney(
      toGuarantee('반환보증에 들 수 있는지 계약 전에 물어보세요.', '보증기관의 가입 가능 답변', 'contract'),
      {
        ending: giveNotice,
      },
    ),
    clause: refundUnlessCovered,
    question: '이 동네에서 보증금 사고가 난 건물을 알고 있나요?',
    goodAnswer: '알고 있어요. 이 건물과 주인이 다른지 확인해 드릴게요.',
    badAnswer: '요즘은 그런 일 없어요.',
    terms: ['전세보증금반환보증'],
    noOpinion: null,
  },
  'joint-collateral': {
    why: {
      prospective: '한 집만 먼저 팔리면 그 집이 빚 전체를 떠안을 수 있어요.',
      living: '다른 호실의 사정 때문에 이 집까지 경매로 갈 수 있어요. 목록을 보아야 몫을 알아요.',
    },
    steps: aboutDebts(
      step('공동담보목록을 받아 몇 집이 함께 묶였는지 확인하세요.', '공동담보목록이 붙은 등기부', 'contract'),
      {
        'contract-day': writeClause('이 집을 공동담보에서 빼는'),
        living: step('공동담보목록을 떼어 함께 묶인 집에 경매가 있는지 보세요.', '공동담보목록이 붙은 등기부', 'now'),
      },
    ),
    clause: '임대인은 잔금 지급과 동시에 이 집을 공동담보에서 빼는 등기(담보 포기)를 신청한다.',
    question: '공동담보로 묶인 다른 집들은 어디이고, 세입자 보증금은 모두 얼마인가요?',
    goodAnswer: '공동담보목록과 다른 호실의 보증금 내역을 보여 드릴게요.',
    badAnswer: '다른 호실은 상관없어요.',
    terms: ['공동담보', '채권최고액'],
    noOpinion: 'value',
  },
  'other-deposits-unknown': {
    why: {
      prospective: '다가구에서는 먼저 들어온 세대가 먼저 받아요. 이 금액을 모르면 내가 받을 돈을 알 수 없어요.',
      living: '먼저 들어온 세대의 보증금이 나보다 앞서요. 지금이라도 합계를 알면 받을 돈을 계산할 수 있어요.',
    },
    steps: aboutMoney(
      step('임대인의 동의를 받아 확정일자 부여현황을 떼어 보세요.', '확정일자 부여현황, 전입세대확인서', 'contract'),
      {
        'contract-day': step('다른 세대 보증금 합계를 계약서에 적고 서명하세요.', '확정일자 부여현황', 'contract'),
        living: step(
          '주민센터에서 확정일자 부여현황을 떼어 보세요. 세입자는 동의 없이 뗄 수 있어요.',
          '신분증과 계약서',
          'now',
        ),
      },
    ),
    clause: refundIfUntrue,
    question: '확정일자 부여현황과 전입세대확인서를 볼 수 있나요?',
    goodAnswer: '네. 오늘 주민센터에서 함께 떼어 드릴게요.',
    badAnswer: '다 소액이라 볼 필요 없어요.',
    terms: ['다가구', '확정일자부여현황', '전입세대확인서'],
    noOpinion: 'value',
  },
  'other-deposits-low': {
    why: {
      prospective: '다른 세대의 보증금을 줄여 말하고 계약하는 사기가 다가구에서 많았어요.',
      living: '실제 합계가 더 크면 경매에서 받을 돈이 줄어요. 서류로 다시 확인하는 것이 좋아요.',
    },
    steps: aboutMoney(
      step(
        '말이 아니라 확정일자 부여현황으로 합계를 다시 확인하세요.',
        '확정일자 부여현황, 전입세대확인서',
        'contract',
      ),
      {
        'contract-day': step('확인한 합계를 계약서에 적고 서명하세요.', '확정일자 부여현황', 'contract'),
        living: step('주민센터에서 확정일자 부여현황을 떼어 말과 같은지 보세요.', '신분증과 계약서', 'now'),
      },
    ),
    clause: refundIfUntrue,
    question: '세대마다 보증금이 얼마인지 서류로 볼 수 있나요?',
    goodAnswer: '확정일자 부여현황이에요. 월세 세대라 보증금이 작아요.',
    badAnswer: '집주인이 그렇다고 했으니 맞아요.',
    terms: ['다가구', '확정일자부여현황'],
    noOpinion: 'value',
  },
}
