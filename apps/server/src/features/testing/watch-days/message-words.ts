/** The first words of a watch's messages, by which received messages are classified. */
export const beginnings = {
  application: '새 등기신청이 접수됐어요.',
  correction: '접수된 등기신청에 보정 명령이 났어요.',
  registered: '등기부가 바뀌었어요.\n',
  missed: '등기부가 바뀌었어요. 신청 단계에서는 저희가 놓쳤어요.',
  withdrawn: '접수됐던 등기신청이 취하됐어요.',
  dismissed: '접수됐던 등기신청이 각하됐어요.',
  same: '접수됐던 등기신청이 끝났고',
  unconfirmed: '등기신청은 끝났는데 등기부를 아직 읽지 못했어요.',
  unlisted: '등기소가 이 집의 신청을 처리하고 있어요.',
  stopped: '확인이 멈췄어요.',
  resumed: '다시 확인하고 있어요.',
  begun: '집을 지켜보기 시작했어요.',
  renewed: '집을 계속 지켜봐요.',
  paused: '결제가 안 돼서 확인을 멈췄어요.',
  ends: '변동 알림이 ',
} as const
export type MessageKind = keyof typeof beginnings
