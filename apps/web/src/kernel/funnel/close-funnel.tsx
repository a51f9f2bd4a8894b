import { IconButton } from '../../ui/icon-button.tsx'
import { useGo } from '../links.ts'
import { funnelWords } from './words.ts'

/** The way out of a question or a payment, which no tab leads out of: home, after the question that guards a draft. */
export function CloseFunnel() {
  const go = useGo()
  return <IconButton icon="close" label={funnelWords.stop} onClick={() => go('main')} />
}
