import { goneBefore, goneByBalance } from './clauses.ts'
import type { FindingId } from '../../../risk/finding-ids.ts'
import { type AdviceWords, hold, step } from './advice-words.ts'
import {
  aboutMoney,
  aboutRegister,
  giveNotice,
  stay,
  toClear,
  toClearFirst,
  aboutDebts,
  writeClause,
} from './step-families.ts'

type Ids = Extract<
  FindingId,
  | 'tenancy-registration'
  | 'past-tenancy-registration'
  | 'late-mortgage'
  | 'later-mortgage'
  | 'private-lender'
  | 'mortgage-sold'
  | 'debt-of-another'
  | 'provisional-security'
  | 'compulsory-administration'
  | 'jeonse-right'
  | 'lease-right'
  | 'superficies'
>

const noNewDebt =
  '임대인은 임차인이 전입신고를 마친 다음 날까지 이 집에 새 담보나 처분을 하지 않는다. 이를 어기면 임차인은 계약을 해제할 수 있고, 임대인은 받은 돈의 두 배를 돌려준다.'

export const rightsAdvice: Readonly<Record<Ids, AdviceWords>> = {
  'tenancy-registration': {
    why: {
      prospective: '이 집주인이 이미 보증금을 돌려주지 못했다는 뜻이에요. 그 뒤에 들어오면 최우선변제도 받지 못해요.',
      living: '같은 집주인이 다른 세입자의 보증금을 돌려주지 못했어요. 내 차례가 오기 전에 준비하세요.',
    },
    steps: toClearFirst(
      '임차권등기',
      step('임차권등기가 말소된 등기부를 다시 본 뒤에 계약하세요.', '말소 접수증', 'contract'),
    ),
    clause: goneBefore('주택임차권등기'),
    question: '앞선 임차인의 보증금은 언제 돌려주나요?',
    goodAnswer: '이미 돌려줬고 말소를 신청했어요. 접수증이 여기 있어요.',
    badAnswer: '새 보증금을 받아 돌려줄 거예요.',
    terms: ['주택임차권', '최우선변제', '임차권등기명령'],
    noOpinion: 'law',
  },
  'past-tenancy-registration': {
    why: {
      prospective: '지금은 효력이 없어요. 다만 임차인이 법원까지 가서야 받은 적이 있는 집이에요.',
      living: '지금은 효력이 없어요. 같은 주인이라면 끝나기 전에 돌려줄 계획을 미리 물어보세요.',
    },
    steps: aboutRegister(
      step('그때의 집주인이 지금과 같은 사람인지 확인하세요.', '등기부(말소사항 포함)', 'contract'),
      {
        ending: giveNotice,
      },
    ),
    clause: null,
    question: '그때 왜 보증금을 늦게 돌려줬나요?',
    goodAnswer: '전 주인 때의 일이에요. 등기부 날짜로 확인해 드릴게요.',
    badAnswer: '임차인이 예민했어요.',
    terms: ['주택임차권'],
    noOpinion: null,
  },
  'late-mortgage': {
    why: {
      prospective: '전입신고의 힘은 다음 날 0시부터 생겨요. 그 사이에 들어온 근저당은 나보다 앞서요.',
      living: '이사하던 날 들어온 근저당은 지금도 나보다 먼저 받아요. 특약을 어겼다면 책임을 물을 수 있어요.',
    },
    steps: aboutMoney(hold('새 근저당이 말소되기 전에는 계약을 이어 가지 마세요.', '말소 접수증'), {
      'contract-day': hold('새 근저당이 왜 생겼는지 듣고, 말소 전에는 서명하지 마세요.', '말소 접수증'),
      'balance-day': hold('잔금을 보내지 말고, 말소하거나 계약을 해제하자고 하세요.', '잔금 날 등기부'),
      living: step('특약이 있는지 계약서를 보고, 어겼다면 내용증명을 보내세요.', '특약이 적힌 계약서, 내용증명', 'now'),
      ending: stay,
    }),
    clause: noNewDebt,
    question: '계약한 뒤에 왜 근저당이 생겼나요? 언제 말소하나요?',
    goodAnswer: '잔금으로 오늘 갚고 말소해요. 은행에 함께 가세요.',
    badAnswer: '금액이 크지 않으니 그냥 두세요.',
    terms: ['근저당권', '대항력', '전입신고'],
    noOpinion: 'law',
  },
  'later-mortgage': {
    why: {
      prospective: '내 대항력보다 늦은 빚이라 지금 보증금보다는 뒤예요. 다만 임대인이 돈이 필요했다는 뜻이에요.',
      living: '지금 보증금은 이 빚보다 앞서요. 재계약하며 올려 준 돈은 이 빚보다 뒤로 밀려요.',
    },
    steps: aboutMoney(
      step('보증금을 올려 주기로 했다면 올린 만큼 뒤로 밀리는지 확인하세요.', '등기부와 계약서', 'contract'),
      {
        'contract-day': writeClause('담보를 더 잡지 않는'),
        living: step(
          '보증금을 올려 주기 전에 등기부를 떼고, 올린 돈에는 확정일자를 새로 받으세요.',
          '올린 계약서의 확정일자',
          'now',
        ),
      },
    ),
    clause: '임대인은 임대차가 끝날 때까지 임차인의 동의 없이 이 집에 담보를 더 잡지 않는다.',
    question: '새 대출은 무엇 때문이고, 보증금을 돌려줄 계획은 어떻게 되나요?',
    goodAnswer: '집수리 대출이에요. 돌려줄 돈은 따로 마련해 두었어요.',
    badAnswer: '세입자와는 상관없는 일이에요.',
    terms: ['근저당권', '대항력', '확정일자'],
    noOpinion: 'law',
  },
  'private-lender': {
    why: {
      prospective: '은행에서 더 빌리기 어려울 때 찾는 곳이에요. 이자가 높아 밀리기 쉬워요.',
      living: '이자가 높은 빚은 밀리기 쉽고, 밀리면 경매로 빨리 가요.',
    },
    steps: aboutDebts(
      step('이 빚을 잔금 날 갚고 말소하는 조건인지 확인하세요.', '부채증명원과 말소 약속', 'contract'),
      {
        living: step('이자를 제때 내는지 묻고, 등기부를 자주 보세요.', '등기부(말소사항 포함)', 'now'),
      },
    ),
    clause:
      '임대인은 잔금 지급과 동시에 이 근저당권의 채무를 모두 갚고 말소등기를 신청한다. 이를 어기면 임차인은 계약을 해제할 수 있다.',
    question: '왜 은행이 아닌 곳에서 빌렸나요? 잔금 날 갚나요?',
    goodAnswer: '잠깐 쓴 돈이에요. 잔금 날 갚고 말소해요.',
    badAnswer: '이자는 잘 내고 있으니 걱정하지 마세요.',
    terms: ['근저당권', '채권최고액'],
    noOpinion: null,
  },
  'debt-of-another': {
    why: {
      prospective: '빚진 사람이 갚지 못하면 이 집이 경매로 넘어가요. 집주인 혼자서는 갚고 말소하기 어려울 수도 있어요.',
      living: '빚진 사람이 이자를 밀리면, 집주인 사정이 괜찮아도 이 집이 경매로 넘어가요.',
    },
    steps: aboutDebts(
      step(
        '빚진 사람이 누구인지 묻고, 잔금 날 그 사람도 함께 갚고 말소하는지 확인하세요.',
        '부채증명원과 말소 약속',
        'contract',
      ),
      { living: step('빚진 사람이 이자를 제때 내는지 묻고, 등기부를 자주 보세요.', '등기부(말소사항 포함)', 'now') },
    ),
    clause:
      '임대인은 잔금 지급과 동시에 채무자와 함께 이 근저당권의 채무를 모두 갚고 말소등기를 신청한다. 이를 어기면 임차인은 계약을 해제할 수 있다.',
    question: '등기부에 채무자로 적힌 사람은 누구인가요? 이 빚은 누가 갚나요?',
    goodAnswer: '배우자가 빌린 돈이에요. 잔금 날 은행에 함께 가서 갚고 말소해요.',
    badAnswer: '제 빚이 아니라서 저는 잘 몰라요.',
    terms: ['근저당권', '채권최고액'],
    noOpinion: null,
  },
  'mortgage-sold': {
    why: {
      prospective: '갚지 못한 대출은 이렇게 다른 회사로 팔려요. 산 회사는 경매로 돈을 받는 일이 많아요.',
      living: '빚을 산 회사가 경매를 신청할 수 있어요. 법원에서 오는 우편을 놓치지 마세요.',
    },
    steps: aboutDebts(step('이자가 밀렸는지, 경매 예고가 있었는지 임대인에게 물어보세요.', '부채증명원', 'contract'), {
      living: step('경매가 시작되지 않는지 등기부를 자주 보세요.', '등기부(말소사항 포함)', 'now'),
      ending: stay,
    }),
    clause:
      '임대인은 잔금 지급과 동시에 이 근저당권의 채무를 모두 갚고 말소등기를 신청한다. 이를 어기면 임차인은 계약을 해제할 수 있다.',
    question: '이 근저당이 왜 다른 회사로 넘어갔나요?',
    goodAnswer: '은행이 합쳐지면서 이름이 바뀐 거예요. 서류가 있어요.',
    badAnswer: '은행끼리 하는 일이라 몰라요.',
    terms: ['근저당권', '경매개시결정'],
    noOpinion: null,
  },
  'provisional-security': {
    why: {
      prospective: '가등기가 근저당이나 전세권으로 바뀌면, 그 뒤에 들어온 나보다 먼저 돈을 받아 가요.',
      living: '가등기한 날이 내 순위보다 앞이면, 나중에 등기해도 나보다 먼저 받아 가요.',
    },
    steps: toClearFirst('가등기', hold('가등기가 말소될 때까지 돈을 보내지 마세요.', '말소 접수증')),
    clause: goneBefore('가등기'),
    question: '무엇을 담보하려는 가등기이고, 금액은 얼마인가요?',
    goodAnswer: '오늘 말소했어요. 접수증을 보여 드릴게요.',
    badAnswer: '아직 빌린 돈이 아니라서 괜찮아요.',
    terms: ['가등기', '근저당권'],
    noOpinion: 'law',
  },
  'compulsory-administration': {
    why: {
      prospective:
        '강제관리가 시작되면 집주인은 세를 놓거나 월세를 받을 수 없어요. 집주인과 맺은 계약은 관리인에게 통하지 않을 수 있어요.',
      living: '월세를 집주인에게 내면 낸 것으로 인정받지 못할 수 있어요. 관리인에게 내야 해요.',
    },
    steps: toClearFirst(
      '강제관리',
      hold('강제관리가 끝나 말소된 등기부를 보기 전에는 계약하지 마세요.', '말소된 뒤 뗀 등기부'),
      {
        living: step(
          '법원이 정한 관리인이 누구인지 확인하고, 월세를 관리인에게 내세요.',
          '법원의 강제관리 통지서',
          'now',
        ),
      },
    ),
    clause: goneBefore('강제관리개시결정'),
    question: '강제관리 사건번호는 무엇이고, 관리인은 누구인가요?',
    goodAnswer: '빚을 갚아 강제관리가 취소됐고 말소도 끝났어요. 새 등기부를 보세요.',
    badAnswer: '법원 일은 신경 쓰지 말고 저한테 보내면 돼요.',
    terms: ['말소'],
    noOpinion: 'law',
  },
  'jeonse-right': {
    why: {
      prospective: '전세권자가 나보다 먼저 받아요. 이 집을 쓰는 사람이 따로 있을 수도 있어요.',
      living: '나보다 먼저 등기된 전세권은 먼저 받아요. 내 이름의 전세권인지도 확인하세요.',
    },
    steps: toClear('전세권', step('전세권이 말소되는 날과 내 잔금 날을 맞추세요.', '말소 접수증', 'contract')),
    clause: goneByBalance('전세권설정등기'),
    question: '전세권자는 지금 살고 있나요? 언제 말소하나요?',
    goodAnswer: '잔금 날 함께 말소하고 접수증을 드려요.',
    badAnswer: '이사 나간 사람이라 상관없어요.',
    terms: ['전세권', '말소'],
    noOpinion: 'law',
  },
  'lease-right': {
    why: {
      prospective: '먼저 등기된 임차권은 나보다 앞서요.',
      living: '나보다 먼저 등기된 임차권은 먼저 받아요. 내 임차권인지도 확인하세요.',
    },
    steps: toClearFirst(
      '임차권',
      step('임차권이 말소되는 날을 확인하고 그 뒤에 계약하세요.', '말소 접수증', 'contract'),
    ),
    clause: goneBefore('임차권등기'),
    question: '등기된 임차권은 언제 말소하나요?',
    goodAnswer: '말소 접수증을 보여 드릴게요.',
    badAnswer: '옛날 등기라 괜찮아요.',
    terms: ['주택임차권', '말소'],
    noOpinion: 'law',
  },
  superficies: {
    why: {
      prospective: '땅을 담보로 한 대출이 따로 있을 때 자주 보여요.',
      living: '땅에 걸린 빚은 집의 등기부에 나오지 않아요. 토지 등기부를 한 번 떼어 보세요.',
    },
    steps: aboutRegister(step('토지 등기부를 떼어 땅에 걸린 빚을 확인하세요.', '토지 등기부', 'contract'), {
      living: step('토지 등기부를 떼어 땅에 걸린 빚을 확인하세요.', '토지 등기부', 'now'),
    }),
    clause: null,
    question: '땅에 따로 잡힌 대출이 있나요?',
    goodAnswer: '토지 등기부를 함께 보세요.',
    badAnswer: '건물만 보면 돼요.',
    terms: ['지상권'],
    noOpinion: null,
  },
}
