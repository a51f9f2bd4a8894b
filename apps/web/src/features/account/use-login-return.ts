import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { send, type Reply } from '../../kernel/calls/client.ts'
import { useGo } from '../../kernel/links.ts'
import { begunLogin, endLogin, type Begun } from '../../kernel/login/login.ts'
import { savePerson, saveSession, setLeaving } from '../../kernel/login/session.ts'
import { reportSignup } from '../../shared/campaign/signup.ts'
import { toast } from '../../ui/dialogs/toast.ts'
import type { LoginProblem } from './login-problem.ts'
import { accountWords as w } from './words.ts'

type Entered = Reply<'loginKakao'> | Reply<'loginAppleConfirm'>

/**
 * A provider's callback: `enter` calls the server, the session is stored, and the user returns to where they were. Null
 * until terms are to be agreed to; then it is the place to go to afterwards.
 */
export function useLoginReturn(enter: (begun: Begun | null) => Promise<Entered | LoginProblem>): string | null {
  const navigate = useNavigate()
  const go = useGo()
  const [termsBefore, setTermsBefore] = useState<string | null>(null)
  const spent = useRef(false)

  useEffect(() => {
    // The code works once: a second run of the effect must not use it again.
    if (spent.current) return
    spent.current = true
    const come = async () => {
      const answer = await enter(begunLogin())
      const problem = typeof answer === 'string' ? answer : problemOf(answer)
      if (typeof answer === 'string' || !answer.ok)
        return go('loginError', problem ? { why: problem } : undefined, { replace: true })
      endLogin()
      saveSession(answer.data.session)
      const next = answer.data.next ?? go.href('analyze')
      if (answer.data.linked) {
        toast(w.linked)
        return void navigate(next, { replace: true })
      }
      if (answer.data.status === '탈퇴요청') return setLeaving(true)
      const [me] = await Promise.all([send('userInfo', {}), reportSignup()])
      if (me.ok) savePerson(me.data.user_seq)
      if (me.ok && me.data.terms_missing.length > 0) return setTermsBefore(next)
      void navigate(next, { replace: true })
    }
    void come()
  }, [enter, navigate, go])
  return termsBefore
}

function problemOf(answer: Entered): LoginProblem | null {
  if (answer.ok) return null
  if (answer.error === 'underAge') return 'under-age'
  if (answer.error === 'loginTaken') return 'taken'
  return answer.error === 'offline' ? 'offline' : 'failed'
}
