import { translated } from '../../../lang/translated.ts'

/** Texts for the watched homes on my page. */
export const korean = {
  title: '지켜보는 집',
  none: '지켜보는 집이 없어요.',
  begin: '집 지켜보기',
  failed: '지켜보는 집을 불러오지 못했어요',
  lastCheck: (at: string) => `${at}에 마지막으로 확인`,
  unchecked: '아직 확인 전',
  stopped: (at: string) => `확인이 멈췄어요 · 마지막 확인 ${at}`,
  state: {
    active: '지켜보는 중',
    grace: '결제가 안 됐어요',
    paused: '결제를 기다리며 멈춤',
    ending: '끝나는 날이 정해짐',
    ended: '끝났어요',
    stopped: '그만뒀어요',
  },
  unseen: (n: number) => `안 본 알림 ${n}개`,
  all: '모두 보기',
}
export const mineWatchWords = translated(korean, {
  en: () => import('./watch-words.en.ts'),
  zh: () => import('./watch-words.zh.ts'),
  vi: () => import('./watch-words.vi.ts'),
})
