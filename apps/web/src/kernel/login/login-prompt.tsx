import { useCallback } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { whileLoading } from '../../ui/dialogs/loading-overlay.tsx'
import { KakaoSymbol } from '../../ui/kakao-symbol.tsx'
import { openOverlay } from '../../ui/dialogs/overlays.ts'
import { startLogin, type Provider } from './login.ts'
import { kernelWords as w } from '../words.ts'

/** The login prompt of the specification: cancel, or log in and come back. */
export const useLoginPrompt = (): ((next: string) => void) =>
  useCallback((next: string) => {
    void askProvider().then((provider) => (provider ? whileLoading(startLogin(next, provider)) : undefined))
  }, [])

const askProvider = (): Promise<Provider | null> =>
  openOverlay<Provider | null>(({ open, answer, gone }) => (
    <Dialog
      open={open}
      title={w.loginTitle}
      onClose={() => answer(null)}
      onClosed={gone}
      buttons={
        <div className="grid gap-2">
          <Button kind="kakao" wide onClick={() => answer('kakao')}>
            <KakaoSymbol />
            {w.loginYes}
          </Button>
          <Button wide kind="secondary" onClick={() => answer('apple')}>
            {w.loginBy.apple}
          </Button>
          <Button wide kind="quiet" onClick={() => answer(null)}>
            {w.loginNo}
          </Button>
        </div>
      }
    >
      {w.loginText}
    </Dialog>
  ))
