import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../kernel/serve.ts'
import { beginAppleLogin, beginKakaoLogin } from './login/begin-login.ts'
import { logInApple } from './login/log-in-apple.ts'
import { logInKakao } from './login/log-in-kakao.ts'
import { unlinkLogin } from './login/unlink-login.ts'
import { readEmail, readName, readRole, readUser } from './person/read-user.ts'
import { checkToken } from './session/check-token.ts'
import { logOut } from './session/log-out.ts'
import { endOneSession, endOtherSessions, listSessions } from './session/sessions.ts'
import { saveDevice } from './device/save-device.ts'
import { forgetWebPush, readWebPush, saveWebPush } from './device/web-push.ts'
import { openGuest } from './open-guest.ts'
import { readInviteCode } from './invite/read-code.ts'
import { readInvite } from './invite/read-invite.ts'
import { acceptInvite } from './invite/accept-invite.ts'
import { correctPerson } from './rights/correct-person.ts'
import { readData } from './rights/read-data.ts'
import { stopProcessing } from './rights/stop-processing.ts'
import { readChatMember } from './person/read-chat-member.ts'
import { readType } from './person/read-type.ts'
import { stateType } from './person/state-type.ts'
import { agreeTerms } from './terms/agree-terms.ts'
import { listTerms } from './terms/list-terms.ts'
import { readAgreement } from './terms/read-agreement.ts'
import { changeMobile } from './verified/change-mobile.ts'
import { readNeedMobile } from './verified/read-need-mobile.ts'
import { requestWithdrawal } from './withdrawal/request-withdrawal.ts'
import { commentWithdrawal } from './withdrawal/comment-withdrawal.ts'
import { readWithdrawal } from './withdrawal/read-withdrawal.ts'
import { cancelWithdrawal } from './withdrawal/cancel-withdrawal.ts'

export const accountArea = serve(calls.account, {
  loginKakaoState: beginKakaoLogin,
  loginAppleState: beginAppleLogin,
  loginAppleConfirm: logInApple,
  loginUnlink: unlinkLogin,
  loginKakao: logInKakao,
  logout: logOut,
  authToken: checkToken,
  sessionList: listSessions,
  sessionEnd: endOneSession,
  sessionEndOthers: endOtherSessions,
  userInfo: readUser,
  userName: readName,
  userEmail: readEmail,
  userRole: readRole,
  needMobile: readNeedMobile,
  mobileChange: changeMobile,
  withdrawalRead: readWithdrawal,
  withdrawalAsk: requestWithdrawal,
  withdrawalUndo: cancelWithdrawal,
  withdrawalComment: commentWithdrawal,
  personalData: readData,
  personalCorrect: correctPerson,
  processingStop: stopProcessing,
  guestOpen: openGuest,
  userType: readType,
  userTypeState: stateType,
  userChannelTalk: readChatMember,
  pushDevice: saveDevice,
  webPush: readWebPush,
  webPushOn: saveWebPush,
  webPushOff: forgetWebPush,
  userInvite: readInvite,
  userInviteTake: acceptInvite,
  userInviteCode: readInviteCode,
  termsList: listTerms,
  termsAgree: agreeTerms,
  userAgreement: readAgreement,
  noticeChoose: (ctx, input, user) => ctx.hooks.chooseNotice(ctx, input, user),
})
