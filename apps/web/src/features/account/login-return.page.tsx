import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { send } from '../../kernel/calls/client.ts'
import type { Begun } from '../../kernel/login/login.ts'
import { Returning } from './returning.tsx'
import { useLoginReturn } from './use-login-return.ts'

/** Kakao's callback: the code is in the URL, and is valid only in the browser that started this login. */
export default function LoginReturnPage() {
  const [query] = useSearchParams()
  const enter = useCallback(
    async (begun: Begun | null) => {
      const [code, state] = [query.get('code'), query.get('state')]
      if (query.get('error') !== null) return 'cancelled'
      if (code === null || state === null) return 'failed'
      return begun?.state === state ? send('loginKakao', { code, state, ...source() }) : 'other-browser'
    },
    [query],
  )
  return <Returning termsBefore={useLoginReturn(enter)} />
}

const source = () => {
  const signup_source = sessionStorage.getItem('nz_source')
  return signup_source === null ? {} : { signup_source: signup_source.slice(0, 50) }
}
