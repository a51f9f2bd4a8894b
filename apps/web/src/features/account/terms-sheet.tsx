import { useGo } from '../../kernel/links.ts'
import { openSheet } from '../../ui/dialogs/ask.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { useTermsForm } from './terms-form.tsx'
import { accountWords as w } from './words.ts'

/** `visit`: the user has come back. `order`: the order they are making waits for the answer. */
type Occasion = 'visit' | 'order'

/**
 * Required terms that the user has not agreed to, or not in the newest version: asked over the current page, so that no
 * input is lost. True if they agreed. If dismissed, it is asked again at the next visit or order.
 */
export const askTerms = async (occasion: Occasion): Promise<boolean> =>
  (await openSheet<boolean>({
    title: w.termsTitle,
    content: (close) => <Terms occasion={occasion} onEnd={close} />,
  })) === true

function Terms({ occasion, onEnd }: { occasion: Occasion; onEnd: (agreed: boolean) => void }) {
  const go = useGo()
  const { list, items, problem, button } = useTermsForm('visit', () => onEnd(true))
  if (list.state === 'failed')
    return (
      <ErrorState title={w.termsFailed} onRetry={list.again}>
        {list.error.message}
      </ErrorState>
    )
  const leave = () => {
    onEnd(false)
    go('withdrawPossible')
  }
  return (
    <>
      <p className="text-body text-ink-2">{w.termsAsked[occasion]}</p>
      {items}
      {problem}
      <div className="mt-6 grid gap-2">
        {button}
        <Button kind="quiet" onClick={leave}>
          {w.withdraw}
        </Button>
      </div>
    </>
  )
}
