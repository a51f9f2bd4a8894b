import { approved } from './clauses.ts'
import type { FindingId } from '../../../risk/finding-ids.ts'
import { type AdviceWords, hold, step, type Steps } from './advice-words.ts'
import { aboutBuilding, aboutMoney, balanceRecheck, writeClause } from './step-families.ts'

type Ids = Extract<
  FindingId,
  | 'land-right-missing'
  | 'separate-registration'
  | 'basement'
  | 'non-residential-use'
  | 'neighbourhood-facility'
  | 'living-accommodation'
  | 'illegal-building'
  | 'building-unapproved'
  | 'sources-disagree'
  | 'new-building'
>

/** A unit that is no dwelling in its documents: nothing is signed or paid until they name it one. */
const toHaveUse = (before: string): Steps =>
  aboutBuilding(hold(before, '건축물대장'), {
    'contract-day': hold('주택으로 바뀐 건축물대장을 보기 전에는 서명하지 마세요.', '건축물대장'),
    'balance-day': hold('주택으로 바뀐 건축물대장을 보기 전에는 잔금을 보내지 마세요.', '잔금 날 뗀 건축물대장'),
  })

const useClause =
  '건물의 용도 때문에 보증이나 대출이 거절되면 이 계약은 없던 것으로 하고, 임대인은 받은 돈 전부를 바로 돌려준다.'

export const buildingAdvice: Readonly<Record<Ids, AdviceWords>> = {
  'land-right-missing': {
    why: {
      prospective: '땅 없이 건물만 팔리면 값이 크게 떨어져요. 반환보증이 거절될 수도 있어요.',
      living: '경매에서 건물만 팔리면 받을 돈이 줄어요. 대지권이 등기되었는지 다시 확인하세요.',
    },
    steps: aboutBuilding(
      step('대지권이 왜 없는지, 언제 등기되는지 확인하세요.', '토지 등기부와 분양계약서', 'contract'),
      {
        'contract-day': writeClause('대지권이 등기되지 않으면 해제하는'),
        'balance-day': balanceRecheck,
        living: step('등기부를 다시 떼어 대지권이 올라왔는지 보세요.', '등기부(말소사항 포함)', 'now'),
      },
    ),
    clause: '임대인은 대지권 등기가 끝날 예정일을 알리고, 그때까지 되지 않으면 임차인은 계약을 해제할 수 있다.',
    question: '대지권은 언제 등기되나요?',
    goodAnswer: '토지 정리가 끝나는 날짜와 근거 서류가 있어요.',
    badAnswer: '원래 없는 집이에요.',
    terms: ['대지권'],
    noOpinion: 'law',
  },
  'separate-registration': {
    why: {
      prospective: '땅에 걸린 빚이 건물을 파는 값을 나누어 가질 수 있어요.',
      living: '땅에 걸린 빚은 이 서류에 없어요. 토지 등기부를 떼어야 금액을 알아요.',
    },
    steps: aboutBuilding(step('토지 등기부를 떼어 별도등기의 내용을 확인하세요.', '토지 등기부', 'contract'), {
      'contract-day': step('토지 등기부를 본 뒤에 서명하세요.', '토지 등기부', 'contract'),
      'balance-day': step('토지와 건물 등기부를 함께 떼어 다시 보세요.', '잔금 날 토지·건물 등기부', 'balance'),
      living: step('토지 등기부를 떼어 별도등기의 내용을 확인하세요.', '토지 등기부', 'now'),
    }),
    clause: '임대인은 잔금 지급 전까지 토지 별도등기를 말소한다.',
    question: '별도등기는 무엇이고, 언제 말소하나요?',
    goodAnswer: '토지 등기부가 여기 있어요. 구분지상권이라 돈과 관계없어요.',
    badAnswer: '건물 등기부만 깨끗하면 돼요.',
    terms: ['별도등기', '지상권'],
    noOpinion: 'law',
  },
  basement: {
    why: {
      prospective: '지하층은 경매에서 더 싸게 팔려요. 침수 위험도 함께 살펴야 해요.',
      living: '지하층은 경매에서 더 싸게 팔려요. 새 세입자를 구하는 데도 시간이 걸릴 수 있어요.',
    },
    steps: aboutBuilding(
      step('침수된 적이 있는지, 같은 건물 지하층이 얼마에 팔렸는지 물어보세요.', '침수흔적도와 실거래가', 'contract'),
      { 'contract-day': writeClause('침수된 적이 있는지 알리는'), 'balance-day': balanceRecheck },
    ),
    clause: '임대인은 침수 이력을 사실대로 알리고, 침수로 살 수 없게 되면 임차인은 계약을 해지할 수 있다.',
    question: '침수된 적이 있나요? 물막이판이 있나요?',
    goodAnswer: '침수흔적도를 함께 보세요. 물막이판도 달려 있어요.',
    badAnswer: '비가 많이 와도 괜찮아요.',
    terms: ['낙찰가율'],
    noOpinion: null,
  },
  'non-residential-use': {
    why: {
      prospective: '반환보증과 전세대출이 안 될 수 있고, 용도를 바꾸라는 명령이 나올 수 있어요.',
      living: '실제로 살고 전입했다면 임대차보호법은 적용될 수 있어요. 다만 보증과 대출은 받기 어려워요.',
    },
    steps: toHaveUse('주택으로 바뀐 건축물대장을 보기 전에는 계약하지 마세요. 다른 집을 찾아보는 편이 좋아요.'),
    clause: useClause,
    question: '건축물대장의 용도가 주택인가요?',
    goodAnswer: '대장을 함께 보세요. 주택으로 되어 있어요.',
    badAnswer: '실제로 다들 살아요.',
    terms: ['전세보증금반환보증'],
    noOpinion: 'law',
  },
  'neighbourhood-facility': {
    why: {
      prospective:
        '상가를 집으로 고쳐 세놓은 것이에요. 반환보증과 전세대출이 안 되고, 되돌리라는 명령이 나올 수 있어요.',
      living: '실제로 살고 전입했다면 임대차보호법은 적용될 수 있어요. 다만 되돌리라는 명령이 나오면 살기 어려워져요.',
    },
    steps: toHaveUse('주택으로 바뀐 건축물대장을 보기 전에는 계약하지 마세요. 다른 집을 찾아보는 편이 좋아요.'),
    clause: useClause,
    question: '건축물대장에 근린생활시설로 되어 있는데, 보증과 대출이 되나요?',
    goodAnswer: '안 돼요. 그래서 보증금을 낮춘 월세로만 계약해요.',
    badAnswer: '내부가 집이라 똑같아요.',
    terms: ['근린생활시설', '전세보증금반환보증'],
    noOpinion: 'law',
  },
  'living-accommodation': {
    why: {
      prospective: '숙박 시설이라 집으로 쓰면 이행강제금이 나올 수 있어요. 반환보증과 전세대출도 되지 않아요.',
      living: '집으로 쓰는 것이 문제가 될 수 있어요. 용도를 오피스텔로 바꿀 계획이 있는지 임대인에게 물어보세요.',
    },
    steps: toHaveUse(
      '집으로 살 수 있다는 구청 건축과의 답을 보기 전에는 계약하지 마세요. 다른 집을 찾아보는 편이 좋아요.',
    ),
    clause: useClause,
    question: '생활숙박시설인데 전입신고와 보증이 되나요?',
    goodAnswer: '오피스텔로 용도를 바꾸는 중이에요. 허가 서류를 보여 드릴게요.',
    badAnswer: '다들 전입하고 살아요.',
    terms: ['생활숙박시설'],
    noOpinion: 'law',
  },
  'illegal-building': {
    why: {
      prospective: '반환보증과 대출이 거절될 수 있고, 철거 명령이나 이행강제금이 나올 수 있어요.',
      living: '보증을 이어 가기 어렵고, 경매에서 값이 떨어질 수 있어요. 고칠 계획을 물어보세요.',
    },
    steps: aboutBuilding(step('어느 부분이 위반인지, 언제 고치는지 확인하세요.', '건축물대장', 'contract'), {
      living: step('위반을 언제 고치는지 임대인에게 글로 물어보세요.', '문자나 내용증명', 'now'),
    }),
    clause:
      '임대인은 잔금 지급 전까지 위반 사항을 바로잡는다. 그러지 못해 보증이나 대출이 거절되면 이 계약은 없던 것으로 한다.',
    question: '어느 부분이 위반이고, 보증 가입이 되나요?',
    goodAnswer: '들어가실 호실은 아니고, 가입 가능 답변을 받아 두었어요.',
    badAnswer: '이 동네는 다 그래요.',
    terms: ['위반건축물', '전세보증금반환보증'],
    noOpinion: 'law',
  },
  'building-unapproved': {
    why: {
      prospective: '건축물대장이 없어 반환보증과 전세대출이 안 되고, 쓰지 말라는 명령이 나올 수 있어요.',
      living: '실제로 살고 전입했다면 임대차보호법은 적용될 수 있어요. 다만 보증과 대출은 받기 어려워요.',
    },
    steps: aboutBuilding(hold('사용승인서를 보기 전에는 계약하지 마세요.', '사용승인서와 건축물대장'), {
      'contract-day': hold('사용승인서를 보기 전에는 서명하지 마세요.', '사용승인서'),
      'balance-day': hold('사용승인서를 보기 전에는 잔금을 보내지 마세요.', '사용승인서'),
      living: step('사용승인을 언제 받는지 임대인에게 글로 물어보세요.', '문자나 내용증명', 'now'),
    }),
    clause: approved,
    question: '사용승인은 언제 받나요?',
    goodAnswer: '이미 받았어요. 사용승인서를 보여 드릴게요.',
    badAnswer: '승인이 없어도 다들 들어와 살아요.',
    terms: ['표제부', '전세보증금반환보증'],
    noOpinion: 'law',
  },
  'sources-disagree': {
    why: {
      prospective: '한쪽이 틀렸거나 다른 집의 서류일 수 있어요. 어느 쪽이 맞는지 알기 전에는 둘 다 믿지 마세요.',
      living: '서류가 서로 다르면 보증이나 배당에서 다툼이 될 수 있어요. 어느 쪽이 맞는지 확인하세요.',
    },
    steps: aboutBuilding(
      step('등기부와 건축물대장을 나란히 놓고, 이 집의 것이 맞는지 확인하세요.', '등기부와 건축물대장', 'contract'),
      {
        'contract-day': writeClause('등기부와 건축물대장의 표시를 맞추는'),
        living: step('어느 쪽이 맞는지 구청 건축과나 등기소에 물어보세요.', '등기부와 건축물대장', 'now'),
      },
    ),
    clause:
      '임대인은 등기부와 건축물대장의 표시를 잔금 지급 전까지 같게 바로잡고, 그러지 못하면 임차인은 계약을 해제할 수 있다.',
    question: '등기부와 건축물대장이 왜 다른가요?',
    goodAnswer: '대장이 얼마 전에 바뀌어 등기를 고치는 중이에요. 접수증이 있어요.',
    badAnswer: '서류만 그렇고 실제로는 달라요.',
    terms: ['표제부', '등기부'],
    noOpinion: null,
  },
  'new-building': {
    why: {
      prospective: '시세를 부풀려 보증금을 높게 받는 일이 신축에서 많았어요.',
      living: '처음의 값이 다음에도 이어지지는 않아요. 같은 건물이 얼마에 팔리는지 지켜보세요.',
    },
    steps: aboutMoney(step('주변의 비슷한 집 실거래가를 두 곳 넘게 확인하세요.', '주변 실거래가', 'contract')),
    clause: '임차인이 전세보증금반환보증에 가입할 수 없는 것으로 확인되면 이 계약은 없던 것으로 한다.',
    question: '이 건물에서 실제로 팔린 값이 있나요?',
    goodAnswer: '실거래 신고된 값이 있어요.',
    badAnswer: '이자 지원에 이사비까지 드려요.',
    terms: ['깡통전세', '공시가격'],
    noOpinion: 'value',
  },
}
