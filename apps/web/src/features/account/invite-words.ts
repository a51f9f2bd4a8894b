import { translated } from '../../lang/translated.ts'

export const korean = {
  title: '친구에게 알려 주세요',
  text: '계약을 앞둔 친구가 링크로 들어오면 가진 등기부를 무료로 바로 확인할 수 있어요.',
  code: '내 초대 코드',
  until: (day: string) => `${day}까지 쓸 수 있어요.`,
  share: '링크 보내기',
  copyLink: {
    copy: '링크 복사',
    copied: '링크를 복사했어요.',
    copyFailed: '복사하지 못했어요. 코드를 적어서 보내 주세요.',
  },
  shareText: '계약하기 전에 등기부부터 살펴봐. 집살핌 초대 링크야.',
  invited: (n: number) => (n === 0 ? '아직 초대로 온 사람이 없어요.' : `초대로 온 사람 ${n}명`),
  invitedNote: '누가 왔는지는 보여 드리지 않아요.',
  enter: '받은 초대 코드 넣기',
  failed: '초대 코드를 불러오지 못했어요',
  loginText: '로그인하면 내 초대 코드를 만들어요.',
  login: '로그인하기',

  landingTitle: '친구가 집살핌에 초대했어요',
  landingText: '등기부를 읽어 보증금이 돌아올지 알려 드려요. 가진 등기부는 로그인하지 않아도 바로 확인할 수 있어요.',
  landingCode: (code: string) => `초대 코드 ${code}`,
  landingNone: '링크에 초대 코드가 없어요. 친구에게 코드를 물어보고 직접 넣어 주세요.',
  landingTake: '초대 코드 등록하기',
  landingCheck: '먼저 등기부 확인하기',

  loginTitle: '로그인하고 초대 코드를 등록해요',

  takeTitle: '초대 코드를 넣어 주세요',
  takeText: '가입하고 30일 안에 한 번 등록할 수 있어요.',
  takeLabel: '초대 코드',
  takeHint: '영문과 숫자 8자리',
  takeMissing: '초대 코드를 넣어 주세요.',
  take: '등록하기',
  taken: '초대 코드를 등록했어요',
  takenText: (day: string) => `${day}에 등록했어요.`,
  late: '초대 코드를 등록하는 기간이 지났어요',
  lateText: '가입하고 30일 안에 등록할 수 있어요.',
  start: '등기부 확인하러 가기',
  refused: '내 코드나 서로 초대한 친구의 코드는 등록할 수 없어요.',
}
export const inviteWords = translated(korean, {
  en: () => import('./invite-words.en.ts'),
  zh: () => import('./invite-words.zh.ts'),
  vi: () => import('./invite-words.vi.ts'),
})
