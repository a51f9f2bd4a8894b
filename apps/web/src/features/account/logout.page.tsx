import { useEffect, useRef } from 'react'
import { useGo } from '../../kernel/links.ts'
import { send } from '../../kernel/calls/client.ts'
import { isLoggedIn, logOutHere } from '../../kernel/login/session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { toast } from '../../ui/dialogs/toast.ts'
import { accountWords as w } from './words.ts'

/** Ends the session on the server and on the device, drafts included. */
export default function LogoutPage() {
  const go = useGo()
  const begun = useRef(false)
  useEffect(() => {
    // Only once: a second logout would be refused, and the user would see that error.
    if (begun.current) return
    begun.current = true
    const leave = async () => {
      if (isLoggedIn()) await send('logout', {})
      logOutHere()
      toast(w.loggedOut)
      go('analyze', undefined, { replace: true })
    }
    void leave()
  }, [go])
  return (
    <Page>
      <div role="status" className="grid flex-1 place-items-center">
        <Spinner size={32} />
      </div>
    </Page>
  )
}
