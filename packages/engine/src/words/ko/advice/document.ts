import { pendingSettled, restTold } from './clauses.ts'
import type { FindingId } from '../../../risk/finding-ids.ts'
import { type AdviceWords, hold, step } from './advice-words.ts'
import { aboutRegister } from './step-families.ts'

type Ids = Extract<
  FindingId,
  | 'pending-application'
  | 'unknown-purpose'
  | 'cancel-conflict'
  | 'summary-conflict'
  | 'share-right'
  | 'partial-cancellation'
  | 'unread-lines'
  | 'land-register'
  | 'pages-missing'
  | 'current-only'
  | 'register-old'
>

const readAgain = step(
  '인터넷등기소에서 등기부(말소사항 포함)를 새로 떼어 다시 올려 주세요.',
  '새로 뗀 등기부(말소사항 포함)',
  'contract',
)
const showMe = {
  clause: '임대인은 계약 날과 잔금 날에 새로 뗀 등기부(말소사항 포함)를 임차인에게 보여 준다.',
  question: '오늘 뗀 등기부 전체를 볼 수 있나요?',
  goodAnswer: '지금 바로 새로 떼어 드릴게요.',
  badAnswer: '이걸로 충분해요.',
  noOpinion: null,
}

export const documentAdvice: Readonly<Record<Ids, AdviceWords>> = {
  'pending-application': {
    ...showMe,
    why: {
      prospective: '그 신청이 근저당이나 압류라면 결과가 크게 달라져요.',
      living: '내가 모르는 등기가 곧 올라올 수 있어요. 처리된 뒤에 무엇인지 확인하세요.',
    },
    steps: aboutRegister(step('처리가 끝난 뒤 등기부를 다시 떼어 확인하세요.', '처리 뒤 뗀 등기부', 'contract'), {
      'contract-day': hold('무슨 신청인지 알기 전에는 서명하지 마세요.', '등기 신청 접수증'),
      'balance-day': hold('신청이 처리되기 전에는 잔금을 보내지 마세요.', '처리 뒤 뗀 등기부'),
    }),
    clause: pendingSettled,
    question: '지금 신청된 등기는 무엇인가요?',
    goodAnswer: '앞선 근저당의 말소 신청이에요. 접수증이 있어요.',
    badAnswer: '잘 모르겠어요.',
    terms: ['등기부', '말소'],
  },
  'unknown-purpose': {
    ...showMe,
    why: {
      prospective: '모르는 등기를 좋게 볼 수는 없어요.',
      living: '뜻을 모르는 등기가 내 순위에 영향을 줄 수도 있어요. 한 번은 물어보세요.',
    },
    steps: aboutRegister(step('등기부의 그 줄을 공인중개사와 함께 읽어 보세요.', '그 등기가 적힌 등기부', 'contract'), {
      living: step('그 줄을 등기소나 법률구조공단에 보여 주고 물어보세요.', '그 등기가 적힌 등기부', 'now'),
    }),
    question: '이 등기는 무슨 뜻인가요?',
    goodAnswer: '뜻과 영향을 설명하고 확인설명서에 적어 드릴게요.',
    badAnswer: '중요하지 않아요.',
    terms: ['등기부', '갑구', '을구'],
    noOpinion: 'law',
  },
  'cancel-conflict': {
    ...showMe,
    why: {
      prospective: '효력이 남아 있는지 알 수 없어 판단을 미뤘어요.',
      living: '효력이 남아 있는지 알 수 없어요. 새로 뗀 등기부에서 다시 확인하세요.',
    },
    steps: aboutRegister(readAgain),
    terms: ['말소', '등기부'],
  },
  'summary-conflict': {
    ...showMe,
    why: {
      prospective:
        '요약과 본문 가운데 하나는 잘못 읽었거나 쪽이 빠졌을 수 있어요. 어느 쪽도 믿지 않고 판단을 미뤘어요.',
      living: '요약과 본문이 다르면 빚이나 주인을 놓칠 수 있어요. 새로 뗀 등기부에서 다시 확인하세요.',
    },
    steps: aboutRegister(readAgain),
    terms: ['말소', '등기부'],
  },
  'share-right': {
    ...showMe,
    why: {
      prospective: '그 지분만 경매로 넘어가면 모르는 사람이 공동 주인이 될 수 있어요.',
      living: '그 지분이 팔리면 집주인이 늘거나 바뀌어요. 보증금을 누가 돌려줄지 확인하세요.',
    },
    steps: aboutRegister(
      step('누구의 지분에 얼마가 걸렸는지 확인하고, 주인 모두와 계약하세요.', '공유자 모두의 서명', 'contract'),
      { living: step('지분이 경매에 나오면 법원에 배당을 요구하세요.', '배당요구 신청서', 'now') },
    ),
    clause: '공유자 모두가 임대인으로서 보증금을 함께 돌려준다.',
    question: '지분에 걸린 권리를 잔금 전에 말소할 수 있나요?',
    goodAnswer: '잔금 날 갚고 말소 접수증을 드릴게요.',
    badAnswer: '다른 사람 지분이라 상관없어요.',
    terms: ['근저당권', '압류', '말소'],
    noOpinion: 'law',
  },
  'partial-cancellation': {
    ...showMe,
    why: {
      prospective: '남은 금액이 적혀 있지 않으면 가장 많이 남은 것으로 봐야 해요.',
      living: '남은 금액을 모르면 내 몫도 정확히 알 수 없어요. 집주인에게 물어보세요.',
    },
    steps: aboutRegister(step('남은 빚을 은행의 잔액 증명서로 확인하세요.', '금융거래 확인서(대출 잔액)', 'contract')),
    clause: restTold,
    question: '일부를 말소하고 남은 금액은 얼마인가요?',
    goodAnswer: '잔액 증명서를 보여 드릴게요.',
    badAnswer: '거의 다 갚았어요.',
    terms: ['말소', '근저당권'],
  },
  'unread-lines': {
    ...showMe,
    why: {
      prospective: '그 줄에 중요한 내용이 있을 수 있어요.',
      living: '그 줄에 새 빚이 적혀 있을 수도 있어요. 원본과 비교해 보세요.',
    },
    steps: aboutRegister(step('읽지 못한 줄을 원본과 비교해 보세요.', '등기부 원본', 'contract')),
    terms: ['등기부'],
  },
  'land-register': {
    why: {
      prospective: '땅의 등기부만으로는 집의 주인도, 집에 걸린 빚도 알 수 없어요.',
      living: '땅과 집은 따로 팔릴 수 있어요. 건물의 등기부를 함께 보아야 내 순위를 알아요.',
    },
    steps: aboutRegister(
      step('같은 주소의 건물 등기부를 떼어 올려 주세요.', '건물 등기부(말소사항 포함)', 'contract'),
      { living: step('같은 주소의 건물 등기부를 떼어 올려 주세요.', '건물 등기부(말소사항 포함)', 'now') },
    ),
    clause: '임대인은 계약 날과 잔금 날에 새로 뗀 토지와 건물의 등기부를 임차인에게 보여 준다.',
    question: '건물의 등기부도 볼 수 있나요?',
    goodAnswer: '토지와 건물 등기부를 지금 함께 떼어 드릴게요.',
    badAnswer: '땅의 등기부만 깨끗하면 돼요.',
    terms: ['등기부'],
    noOpinion: null,
  },
  'pages-missing': {
    ...showMe,
    why: {
      prospective: '빠진 쪽에 근저당이나 압류가 있을 수 있어요.',
      living: '빠진 쪽에 새로 생긴 빚이 있을 수 있어요.',
    },
    steps: aboutRegister(readAgain),
    terms: ['등기부', '근저당권', '압류'],
  },
  'current-only': {
    ...showMe,
    why: {
      prospective: '예전에 압류나 임차권등기가 있었는지 알 수 없어요.',
      living: '지난 기록이 없어 집주인의 돈 사정을 짐작할 수 없어요.',
    },
    steps: aboutRegister(readAgain),
    terms: ['말소', '주택임차권'],
  },
  'register-old': {
    ...showMe,
    why: {
      prospective: '그 사이에 새 근저당이나 압류가 들어왔을 수 있어요.',
      living: '그 사이에 새 빚이 생겼거나 주인이 바뀌었을 수 있어요.',
    },
    steps: aboutRegister(
      step('계약 날과 잔금 날에 등기부를 새로 떼어 확인하세요.', '새로 뗀 등기부(말소사항 포함)', 'contract'),
    ),
    terms: ['등기부', '근저당권'],
  },
}
