import { translated } from '../../../lang/translated.ts'

/** Texts for questions about a report, and for the note on it. */
export const korean = {
  part: '전문가에게 묻기',
  partNote: '평일 하루 안에 답해요. 무료예요.',
  title: '묻고 답하기',
  failed: '질문을 불러오지 못했어요',
  me: '나',
  us: '집살핌',
  states: { open: '답을 기다리고 있어요', answered: '답이 왔어요', closed: '취소한 질문이에요' },
  waits: (day: string) => `${day}까지 답해 드려요`,
  waitsText: '답하면 알림을 보내요. 다음 질문은 답을 받은 뒤에 할 수 있어요.',
  takeBack: '질문 취소하기',
  askTakeBack: '질문을 취소할까요?',
  askTakeBackText: '취소하면 답하지 않아요. 새로 물어볼 수 있어요.',
  tookBack: '질문을 취소했어요.',
  askMore: '이어서 묻기',

  about: { finding: '이 위험에 대해', clause: '이 위험의 특약 문구', price: '집값과 돌려받을 돈', other: '그 밖의 것' },
  notInVersion: '지금 판에는 없는 위험이에요',
  nameLabel: '무엇이 궁금한가요?',
  nameHint: '위험 하나에 대해 물으려면 보고서에서 그 위험을 열어 주세요.',
  content: '질문',
  contentHint: '이름이나 주민등록번호, 전화번호는 적지 마세요.',
  tooShort: '열 글자 이상 적어 주세요.',
  email: '이메일 (선택)',
  emailHint: '알림이 가지 않을 때만 써요. 답하는 사람만 봐요.',
  emailWrong: '이메일 주소를 다시 확인해 주세요.',
  send: '보내기',
  sent: '질문을 보냈어요.',
  promise: (day: string) => `평일 하루 안에, ${day}까지 답해요.`,

  agreement: {
    title: '질문하기 전에 확인해 주세요',
    text: '집살핌에서 일하는 사람이 보고서를 보고 답해요.',
    facts: [
      { term: '보는 것', detail: '질문과 지금 판의 보고서예요. 사람 이름과 동·호는 가려요.' },
      { term: '보관', detail: '암호로 바꿔 두고, 답한 날부터 1년 뒤에 지워요. 탈퇴하면 바로 지워요.' },
      { term: '비용', detail: '무료예요.' },
      { term: '알아 둘 것', detail: '설명이고, 법률 자문이나 계약을 권하는 말이 아니에요. 판정은 바뀌지 않아요.' },
      { term: '거절', detail: '동의하지 않아도 보고서는 그대로 볼 수 있어요. 질문만 할 수 없어요.' },
    ],
    tick: '위 내용대로 질문과 보고서를 보여 주는 데 동의해요',
    button: '동의하고 질문 쓰기',
  },

  note: {
    title: '내 메모',
    text: '나만 볼 수 있어요. 보고서를 나눠도 보이지 않아요.',
    placeholder: '집을 볼 때 확인할 것, 중개사와 나눈 말',
    save: '메모 저장하기',
    overwrite: '내가 적은 것으로 저장하기',
    saved: '메모를 저장했어요.',
    at: (when: string) => `${when}에 저장했어요`,
    failed: '메모를 불러오지 못했어요',
    again: '다시 불러오기',
    changed: '다른 화면에서 메모가 바뀌었어요. 지금 저장된 메모예요.',
    empty: '비어 있어요',
  },
}
export const askingWords = translated(korean, {
  en: () => import('./asking-words.en.ts'),
  zh: () => import('./asking-words.zh.ts'),
  vi: () => import('./asking-words.vi.ts'),
})
