import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { send } from '../../kernel/client.ts'
import { useGo } from '../../kernel/links.ts'
import { keepPerson, keepSession } from '../../kernel/session.ts'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TermsForm } from './terms-form.tsx'
import { accountWords as w } from './words.ts'

/** The messenger's call-back: hands the code to the server, keeps the session, and goes back to where the person was. */
export default function LoginReturnPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const go = useGo()
  const [terms, setTerms] = useState<{ next: string } | null>(null)
  const begun = useRef(false)

  useEffect(() => {
    // The code works once: a second effect run must not spend it again.
    if (begun.current) return
    begun.current = true
    const enter = async () => {
      const reply = await send('loginKakao', {
        ...(query.get('code') === null ? {} : { code: query.get('code') ?? '' }),
        ...(query.get('state') === null ? {} : { state: query.get('state') ?? '' }),
        ...(query.get('error') === null ? {} : { error: query.get('error') ?? '' }),
      })
      if (!reply.ok) return go('loginError', undefined, { replace: true })
      keepSession(reply.data.session)
      const next = reply.data.next ?? go.href('analyze')
      const me = await send('userInfo', {})
      if (me.ok) keepPerson(me.data.user_seq)
      if (me.ok && me.data.terms_missing.length > 0) return setTerms({ next })
      void navigate(next, { replace: true })
    }
    void enter()
  }, [query, navigate, go])

  if (terms) return <TermsForm onDone={() => void navigate(terms.next, { replace: true })} />
  return (
    <Page>
      <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 py-24">
        <Spinner size={32} />
        <h1 className="text-title font-bold">{w.returning}</h1>
      </div>
    </Page>
  )
}
