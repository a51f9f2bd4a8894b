import type { FindingId } from '../../risk/finding-ids.ts'
import { count, date, type FindingWords, money, subject, text, who } from './text.ts'

type Ids = Extract<
  FindingId,
  | 'tenancy-registration'
  | 'past-tenancy-registration'
  | 'jeonse-right'
  | 'lease-right'
  | 'superficies'
  | 'land-right-missing'
  | 'separate-registration'
  | 'non-residential-use'
  | 'illegal-building'
  | 'new-building'
>

export const eulguFindings: Readonly<Record<Ids, FindingWords>> = {
  'tenancy-registration': {
    title: '앞선 임차인이 보증금을 못 받았어요',
    body: (n) =>
      `${subject(who(n))} 보증금 ${money(n, 'deposits')}을 받지 못해 임차권을 등기해 두었어요(주택임차권 ${count(n, 'count')}건).`,
    why: '이 집주인이 이미 보증금을 돌려주지 못했다는 뜻이에요. 그 뒤에 들어오면 최우선변제도 받지 못해요.',
    act: '임차권등기가 말소된 등기부를 다시 본 뒤에 계약하세요.',
    clause:
      '임대인은 잔금 지급 전까지 주택임차권등기를 말소한다. 말소되지 않으면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '앞선 임차인의 보증금은 언제 돌려주나요?',
    goodAnswer: '이미 돌려줬고 말소를 신청했어요. 접수증이 여기 있어요.',
    badAnswer: '새 보증금을 받아 돌려줄 거예요.',
  },
  'past-tenancy-registration': {
    title: '예전에 보증금을 늦게 돌려준 적이 있어요',
    body: (n) =>
      `지금은 말소된 주택임차권등기가 ${count(n, 'count')}건 있어요. 마지막은 ${date(n, 'last')}에 접수됐어요.`,
    why: '지금은 효력이 없어요. 다만 임차인이 법원까지 가서야 받은 적이 있는 집이에요.',
    act: '그때의 집주인이 지금과 같은 사람인지 확인하세요.',
    clause: null,
    question: '그때 왜 보증금을 늦게 돌려줬나요?',
    goodAnswer: '전 주인 때의 일이에요. 등기부 날짜로 확인해 드릴게요.',
    badAnswer: '임차인이 예민했어요.',
  },
  'jeonse-right': {
    title: '다른 사람의 전세권이 등기되어 있어요',
    body: (n) => `${subject(who(n))} 전세금 ${money(n, 'won')}의 전세권을 가지고 있어요.`,
    why: '전세권자가 나보다 먼저 받아요. 이 집을 쓰는 사람이 따로 있을 수도 있어요.',
    act: '전세권이 말소되는 날과 내 잔금 날을 맞추세요.',
    clause: '임대인은 잔금 지급과 동시에 전세권설정등기를 말소한다.',
    question: '전세권자는 지금 살고 있나요? 언제 말소하나요?',
    goodAnswer: '잔금 날 함께 말소하고 접수증을 드려요.',
    badAnswer: '이사 나간 사람이라 상관없어요.',
  },
  'lease-right': {
    title: '다른 사람의 임차권이 등기되어 있어요',
    body: (n) => `${subject(who(n))} 이 집의 임차권을 등기해 두었어요.`,
    why: '먼저 등기된 임차권은 나보다 앞서요.',
    act: '임차권이 말소되는 날을 확인하고 그 뒤에 계약하세요.',
    clause: '임대인은 잔금 지급 전까지 임차권등기를 말소한다.',
    question: '등기된 임차권은 언제 말소하나요?',
    goodAnswer: '말소 접수증을 보여 드릴게요.',
    badAnswer: '옛날 등기라 괜찮아요.',
  },
  superficies: {
    title: '지상권이나 지역권이 있어요',
    body: (n) => `${subject(who(n))} 땅을 쓰는 권리를 ${count(n, 'count')}건 가지고 있어요.`,
    why: '땅을 담보로 한 대출이 따로 있을 때 자주 보여요.',
    act: '토지 등기부를 떼어 땅에 걸린 빚을 확인하세요.',
    clause: null,
    question: '땅에 따로 잡힌 대출이 있나요?',
    goodAnswer: '토지 등기부를 함께 보시죠.',
    badAnswer: '건물만 보면 돼요.',
  },
  'land-right-missing': {
    title: '대지권이 등기되어 있지 않아요',
    body: () => '이 호실의 등기부에 땅에 대한 지분(대지권)이 없어요.',
    why: '땅 없이 건물만 팔리면 값이 크게 떨어져요. 반환보증이 거절될 수도 있어요.',
    act: '대지권이 왜 없는지, 언제 등기되는지 확인하세요.',
    clause: '임대인은 대지권 등기가 끝날 예정일을 알리고, 그때까지 되지 않으면 임차인은 계약을 해제할 수 있다.',
    question: '대지권은 언제 등기되나요?',
    goodAnswer: '토지 정리가 끝나는 날짜와 근거 서류가 있어요.',
    badAnswer: '원래 없는 집이에요.',
  },
  'separate-registration': {
    title: '땅에 따로 걸린 권리가 있어요',
    body: () => '등기부에 "별도등기 있음"이라고 적혀 있어요. 그 내용은 토지 등기부에만 나와요.',
    why: '땅에 걸린 빚이 건물을 파는 값을 나누어 가질 수 있어요.',
    act: '토지 등기부를 떼어 별도등기의 내용을 확인하세요.',
    clause: '임대인은 잔금 지급 전까지 토지 별도등기를 말소한다.',
    question: '별도등기는 무엇이고, 언제 말소하나요?',
    goodAnswer: '토지 등기부가 여기 있어요. 구분지상권이라 돈과 관계없어요.',
    badAnswer: '건물 등기부만 깨끗하면 돼요.',
  },
  'non-residential-use': {
    title: '주택이 아닌 용도의 건물이에요',
    body: (n) => `서류에 적힌 용도가 ${text(n, 'use')}이에요.`,
    why: '반환보증과 전세대출이 안 될 수 있고, 용도를 바꾸라는 명령이 나올 수 있어요.',
    act: '보증과 대출이 되는지 먼저 확인한 뒤에 정하세요.',
    clause:
      '건물의 용도 때문에 보증이나 대출이 거절되면 이 계약은 없던 것으로 하고, 임대인은 받은 돈 전부를 바로 돌려준다.',
    question: '건축물대장의 용도가 주택인가요?',
    goodAnswer: '대장을 함께 보시죠. 주택으로 되어 있어요.',
    badAnswer: '실제로 다들 살아요.',
  },
  'illegal-building': {
    title: '위반건축물이에요',
    body: () => '건축물대장에 위반건축물 표시가 있어요.',
    why: '반환보증과 대출이 거절될 수 있고, 철거 명령이나 이행강제금이 나올 수 있어요.',
    act: '어느 부분이 위반인지, 언제 고치는지 확인하세요.',
    clause:
      '임대인은 잔금 지급 전까지 위반 사항을 바로잡는다. 그러지 못해 보증이나 대출이 거절되면 이 계약은 없던 것으로 한다.',
    question: '어느 부분이 위반이고, 보증 가입이 되나요?',
    goodAnswer: '제가 들어갈 호실은 아니고, 가입 가능 답변을 받아 두었어요.',
    badAnswer: '이 동네는 다 그래요.',
  },
  'new-building': {
    title: '새로 지은 집이에요',
    body: (n) => `${date(n, 'built')}에 지어져 견줄 거래가 적어요.`,
    why: '시세를 부풀려 보증금을 높게 받는 일이 신축에서 많았어요.',
    act: '주변의 비슷한 집 실거래가를 두 곳 넘게 확인하세요.',
    clause: '임차인이 전세보증금반환보증에 가입할 수 없는 것으로 확인되면 이 계약은 없던 것으로 한다.',
    question: '이 건물에서 실제로 팔린 값이 있나요?',
    goodAnswer: '실거래 신고된 값이 있어요.',
    badAnswer: '이자 지원에 이사비까지 드려요.',
  },
}
