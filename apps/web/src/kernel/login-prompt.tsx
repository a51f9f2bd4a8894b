import { useCallback } from 'react'
import { askConfirm } from '../ui/ask.tsx'
import { send } from './client.ts'
import { toast } from '../ui/toast.ts'

const words = {
  title: '로그인이 필요해요',
  text: '입력한 내용은 그대로 두고, 로그인한 뒤 여기로 돌아와요.',
  cancel: '취소',
  login: '3초 만에 로그인',
}

/** Starts the messenger login; the browser leaves and comes back to `next`. Says it when it could not. */
export async function startLogin(next: string): Promise<void> {
  const reply = await send('loginKakaoState', { next })
  if (reply.ok) window.location.assign(reply.data.authorizeUrl)
  else toast(reply.message)
}

/** The login prompt of the specification: Cancel, or log in and come back. */
export const useLoginPrompt = (): ((next: string) => void) =>
  useCallback((next: string) => {
    void askConfirm({ title: words.title, message: words.text, no: words.cancel, yes: words.login }).then((yes) =>
      yes ? startLogin(next) : undefined,
    )
  }, [])
