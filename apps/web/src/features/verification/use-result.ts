import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isLoggedIn } from '../../kernel/login/session.ts'
import { submitVerification, type SubmittedVerification } from '../../shared/verification/submit-verification.ts'
import { begunVerification, type BegunVerification } from '../../shared/verification/verify-phone.ts'

export type Result = {
  /** Null while the server asks the agency. */
  taken: SubmittedVerification | null
  isGuest: boolean
  askAgain: () => void
}

/** Sends the result of the agency's page to the server. `waits`: another page will send it. */
export function useResult(begun: BegunVerification | null, waits: boolean): Result {
  const [query] = useSearchParams()
  const [taken, setTaken] = useState<SubmittedVerification | null>(null)
  const [round, setRound] = useState(0)
  // Read first, because taking the result clears what was begun. A guest has no page of their own.
  const [isGuest] = useState(() => begun?.as === 'guest' || !isLoggedIn())
  const asked = useRef(-1)
  useEffect(() => {
    if (waits || asked.current === round) return
    asked.current = round
    void submitVerification(begun, query.get('imp_uid'), query.get('merchant_uid')).then(setTaken)
  }, [begun, waits, query, round])
  const askAgain = () => {
    setTaken(null)
    setRound(round + 1)
  }
  return { taken, isGuest, askAgain }
}

/** As it was when the page opened: it is cleared when the result is taken. */
export const useBegun = (): BegunVerification | null => useState(begunVerification)[0]
