import { translated } from '../../lang/translated.ts'

/** Why a verification was refused, and what can be done. */
export const korean = {
  'not-certified': '통신사에 등록된 이름과 생년월일이 달라요. 명의를 확인하고 다시 해 주세요.',
  'not-found': '본인확인 기록을 찾지 못했어요. 처음부터 다시 해 주세요.',
  used: '이미 쓴 본인확인이에요. 처음부터 다시 해 주세요.',
  'other-window': '다른 본인확인의 결과예요. 처음부터 다시 해 주세요.',
  'too-old': '본인확인을 한 지 오래됐어요. 처음부터 다시 해 주세요.',
  'no-phone': '통신사가 번호를 알려 주지 않았어요. 다른 휴대폰으로 해 주세요.',
  'no-key': '통신사가 본인확인 정보를 알려 주지 않았어요. 다른 휴대폰으로 해 주세요.',
  'under-14': '만 14세부터 쓸 수 있어요. 확인한 내용은 저장하지 않았어요.',
  'other-person': '이 회원으로 본인확인을 한 사람과 달라요. 본인의 휴대폰으로 해 주세요.',
  'known-person': '이미 다른 계정으로 가입했어요. 그 계정으로 로그인한 뒤 마이에서 로그인 방법을 연결해 주세요.',
  'too-many-tries': '여러 번 확인했지만 되지 않았어요. 처음부터 다시 해 주세요.',
}

export const verificationReasonWords = translated(korean, {
  en: () => import('./verification-reason-words.en.ts'),
  zh: () => import('./verification-reason-words.zh.ts'),
  vi: () => import('./verification-reason-words.vi.ts'),
})
