import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { useGo } from '../links.ts'
import { funnelWords } from './words.ts'

/**
 * The close button of a question or a payment, which has no tabs: leads home, after the question that guards a draft.
 */
export function CloseFunnel() {
  const go = useGo()
  return <IconButton icon="close" label={funnelWords.stop} onClick={() => go('main')} />
}
