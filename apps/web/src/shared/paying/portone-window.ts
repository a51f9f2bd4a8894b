import { expectUnload } from '../../kernel/leaving.ts'
import { leavesForWindow, loadScript } from '../../kernel/chunks/load-script.ts'
import { isAbandoned } from './refusal-facts.ts'

export type ImpResult = {
  success?: boolean
  imp_success?: boolean
  imp_uid?: string | null
  error_msg?: string | null
}
type Imp = {
  init: (code: string) => void
  request_pay: (params: Record<string, unknown>, done: (r: ImpResult) => void) => void
}
declare global {
  interface Window {
    IMP?: Imp
  }
}
/** The window's error message after a failure; null if the user closed it. */
export const errorMessageOf = ({ error_msg }: ImpResult): string | null =>
  !error_msg || isAbandoned(error_msg) ? null : error_msg

type Script = { sdk_url: string; imp_code: string }

/**
 * Opens PortOne's window. `left`: the browser is on its way to the gateway's page and will come back to `back`. null:
 * the gateway's script failed to load.
 */
export async function openPortone(
  { sdk_url, imp_code }: Script,
  params: Record<string, unknown>,
  back: string,
): Promise<ImpResult | 'left' | null> {
  if (!(await loadScript(sdk_url)) || !window.IMP) return null
  const imp = window.IMP
  imp.init(imp_code)
  const redirect = leavesForWindow(navigator.userAgent)
  if (redirect) expectUnload()
  return new Promise((done) => {
    imp.request_pay({ ...params, ...(redirect ? { m_redirect_url: window.location.origin + back } : {}) }, done)
    if (redirect) done('left')
  })
}
