import { useCallback } from 'react'
import { askConfirm } from '../ui/ask.tsx'
import { send } from './client.ts'
import { toast } from '../ui/toast.ts'
import { kernelWords as w } from './words.ts'

/** Starts the messenger login; the browser leaves and comes back to `next`. Says it when it could not. */
export async function startLogin(next: string): Promise<void> {
  const reply = await send('loginKakaoState', { next })
  if (reply.ok) window.location.assign(reply.data.authorizeUrl)
  else toast(reply.message)
}

/** The login prompt of the specification: Cancel, or log in and come back. */
export const useLoginPrompt = (): ((next: string) => void) =>
  useCallback((next: string) => {
    void askConfirm({ title: w.loginTitle, message: w.loginText, no: w.loginNo, yes: w.loginYes }).then((yes) =>
      yes ? startLogin(next) : undefined,
    )
  }, [])
