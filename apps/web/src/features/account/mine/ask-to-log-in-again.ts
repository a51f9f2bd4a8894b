import { link } from '@jipsalpim/contract/routes.ts'
import { startLogin } from '../../../kernel/login/login.ts'
import { askConfirm } from '../../../ui/dialogs/ask.tsx'
import { whileLoading } from '../../../ui/dialogs/loading-overlay.tsx'
import { rightsWords as w } from './rights-words.ts'

/** A device left open is not enough proof: the user logs in again, and returns here. */
export async function askToLogInAgain(): Promise<void> {
  if (await askConfirm({ title: w.againTitle, message: w.againText, yes: w.again }))
    await whileLoading(startLogin(link('mypage')))
}
