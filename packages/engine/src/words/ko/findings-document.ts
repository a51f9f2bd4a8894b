import type { FindingId } from '../../risk/finding-ids.ts'
import { count, date, type FindingWords, text } from './text.ts'

type Ids = Extract<
  FindingId,
  | 'pending-application'
  | 'unknown-purpose'
  | 'cancel-conflict'
  | 'unread-lines'
  | 'pages-missing'
  | 'current-only'
  | 'register-old'
>

const readAgain = '인터넷등기소에서 등기부(말소사항 포함)를 새로 떼어 다시 올려 주세요.'
const showMe = {
  question: '오늘 뗀 등기부 전체를 볼 수 있나요?',
  goodAnswer: '지금 바로 새로 떼어 드릴게요.',
  badAnswer: '이걸로 충분해요.',
}

export const documentFindings: Readonly<Record<Ids, FindingWords>> = {
  'pending-application': {
    title: '처리 중인 등기 신청이 있어요',
    body: () => '이 서류가 나온 때에 아직 처리되지 않은 등기 신청이 있었어요.',
    why: '그 신청이 근저당이나 압류라면 결과가 크게 달라져요.',
    act: '처리가 끝난 뒤 등기부를 다시 떼어 확인하세요.',
    clause: null,
    question: '지금 신청된 등기는 무엇인가요?',
    goodAnswer: '앞선 근저당의 말소 신청이에요. 접수증이 있어요.',
    badAnswer: '잘 모르겠어요.',
  },
  'unknown-purpose': {
    title: '뜻을 알지 못한 등기가 있어요',
    body: (n) => `효력이 있는 등기 ${count(n, 'count')}건의 뜻을 알지 못했어요.`,
    why: '모르는 등기를 좋게 볼 수는 없어요.',
    act: '등기부의 그 줄을 공인중개사와 함께 읽어 보세요.',
    clause: null,
    question: '이 등기는 무슨 뜻인가요?',
    goodAnswer: '뜻과 영향을 설명하고 확인설명서에 적어 드릴게요.',
    badAnswer: '중요하지 않아요.',
  },
  'cancel-conflict': {
    title: '지워졌는지 엇갈리는 등기가 있어요',
    body: (n) => `말소 여부가 서로 다르게 읽히는 등기가 ${count(n, 'count')}건 있어요.`,
    why: '효력이 남아 있는지 알 수 없어 판단을 미뤘어요.',
    act: readAgain,
    clause: null,
    ...showMe,
  },
  'unread-lines': {
    title: '읽지 못한 줄이 있어요',
    body: (n) => `등기부에서 ${count(n, 'count')}줄을 제자리에 놓지 못했어요. 그대로 보여 드려요.`,
    why: '그 줄에 중요한 내용이 있을 수 있어요.',
    act: '읽지 못한 줄을 원본과 견주어 보세요.',
    clause: null,
    ...showMe,
  },
  'pages-missing': {
    title: '빠진 쪽이 있어요',
    body: (n) => `모두 ${count(n, 'declared')}쪽인데 ${count(n, 'read')}쪽만 읽었어요.`,
    why: '빠진 쪽에 근저당이나 압류가 있을 수 있어요.',
    act: readAgain,
    clause: null,
    ...showMe,
  },
  'current-only': {
    title: '지난 기록이 없는 등기부예요',
    body: (n) => `이 서류는 "${text(n, 'certificate')}"이라 말소된 기록이 나오지 않아요.`,
    why: '예전에 압류나 임차권등기가 있었는지 알 수 없어요.',
    act: readAgain,
    clause: null,
    ...showMe,
  },
  'register-old': {
    title: '며칠 지난 등기부예요',
    body: (n) => `이 등기부는 ${date(n, 'viewed')}에 나왔고 ${count(n, 'days')}일이 지났어요.`,
    why: '그 사이에 새 근저당이나 압류가 들어왔을 수 있어요.',
    act: '계약 날과 잔금 날에 등기부를 새로 떼어 확인하세요.',
    clause: null,
    ...showMe,
  },
}
