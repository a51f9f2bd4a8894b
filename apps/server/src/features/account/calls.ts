import { calls } from '@jipsalpim/contract/calls.ts'
import { serve } from '../../http/serve.ts'
import { agreeTerms } from './agree-terms.ts'
import { listTerms } from './list-terms.ts'
import { logInKakao } from './log-in-kakao.ts'
import { logOut } from './log-out.ts'
import { readRole, readToken, readUser } from './read-user.ts'
import { startKakaoLogin } from './start-kakao-login.ts'

export const accountArea = serve(calls.account, {
  loginKakaoState: startKakaoLogin,
  loginKakao: logInKakao,
  logout: logOut,
  authToken: readToken,
  userInfo: readUser,
  userRole: readRole,
  termsList: listTerms,
  termsAgree: agreeTerms,
})
