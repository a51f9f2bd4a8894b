import { translated } from '../../../lang/translated.ts'

/** The watch has stopped: since when, what it means, and what the user can do. */
export const korean = {
  title: '확인이 멈췄어요',
  text: '그 사이 접수된 신청이 있는지 아직 몰라요.',
  axis: {
    title: (at: string) => `마지막으로 확인한 때 ${at}`,
    hour: (h: number) => `${String(h).padStart(2, '0')}시`,
    now: (clock: string) => `지금 ${clock}`,
    gap: (duration: string) => `빗금은 확인하지 못한 시간이에요. ${duration} 됐어요.`,
    fromBefore: '오늘이 되기 전부터 멈춰 있었어요.',
  },
  why: '왜 멈췄나요',
  whyText: '등기소가 응답하지 않아요. 이 집의 문제는 아니에요. 다시 응답할 때까지 계속 물어보고 있어요.',
  acts: '지금 할 일',
  wait: '오늘 보낼 돈이 있으면 기다리세요',
  waitText: '새 신청이 있어도 지금은 알려 드릴 수 없어요.',
  look: '급하면 직접 등기부를 떼 보세요',
  lookText: '인터넷등기소 열람 700원, 5분쯤 걸려요. 뗀 파일을 올리면 바로 읽어 드려요.',
  upload: '뗀 등기부 올리기',
  iros: '인터넷등기소 열기',
  next: '앞으로 이렇게 해요',
  nextTold: '멈췄다고 알려 드려요',
  nextDaily: '멈춰 있으면 하루 한 번 알려요',
  nextBack: '빈 시간까지 다시 봐요',
  nextBackText: '응답하면 그사이 접수된 것까지 모두 보고 결과를 알려 드려요.',
  tomorrow: '내일',
  back: '살아나면',
  now: '지금',
}
export const stoppedWords = translated(korean, {
  en: () => import('./stopped-words.en.ts'),
  zh: () => import('./stopped-words.zh.ts'),
  vi: () => import('./stopped-words.vi.ts'),
})
