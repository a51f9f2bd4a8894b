import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import { translated } from '../../../lang/translated.ts'

/** The free month of a campaign. */
export const korean = {
  title: '한 달 무료로 시작할 수 있어요',
  titleMembers: '제휴 앱 회원은 한 달 무료로 시작할 수 있어요',
  text: '카드 없이 시작하고, 한 달 뒤 자동으로 끝나요. 동의하지 않은 돈은 나가지 않아요.',
  begin: '무료로 시작하기',
  left: (n: number) => `남은 자리 ${groupDigits(n)}개`,
  noLimit: '수량 제한이 없어요',
  gone: '무료로 드리는 수가 모두 나갔어요',
  failed: '무료 한 달을 확인하지 못했어요',
  logIn: '한 사람이 한 번 받을 수 있어요. 로그인하면 받을 수 있는지 알려 드려요.',
  can: '무료 한 달을 받을 수 있어요',
  has: '무료 한 달을 받아 두었어요',
  terms: '쿠폰은 자동으로 들어가요. 카드는 필요 없고, 한 달 뒤 자동으로 끝나요.',
  cannot: '무료 한 달을 받을 수 없어요',
  used: '이미 쓰셨어요. 한 사람이 한 번 받을 수 있어요.',
  expired: '받아 두신 무료 한 달의 기한이 지났어요.',
  over: '이 행사는 끝났어요.',
  realtor: '공인중개사는 쿠폰을 쓸 수 없어요.',
  pay: '돈을 내고 시작하기',
  until: (day: string) => `1개월 · ${day}까지 무료`,
  noCard: '카드를 등록하지 않아요',
  consent: (day: string) => `바로 확인을 시작하고 ${day}에 자동으로 끝나는 데 동의해요.`,
  points: [
    '한 달 동안 다른 사람과 똑같이 확인하고 알려 드려요.',
    '이어서 쓰려면 카드를 등록하고, 가격에 따로 동의해야 해요.',
    '동의하지 않으면 그대로 끝나고, 돈은 나가지 않아요.',
  ],
  foot: '언제든 그만둘 수 있어요.',
  start: '무료로 시작하기',
}
export const freeWords = translated(korean, {
  en: () => import('./free-words.en.ts'),
  zh: () => import('./free-words.zh.ts'),
  vi: () => import('./free-words.vi.ts'),
})
