import { useGo } from '../../kernel/links.ts'
import { openSheet } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useTermsForm } from './terms-form.tsx'
import { accountWords as w } from './words.ts'

/** `visit`: he has come back. `order`: what he asks for waits for his answer. */
type Occasion = 'visit' | 'order'

/**
 * Required words that the person has not agreed to, or not to their newest version: he is asked over the page where he is,
 * so that nothing typed is lost. True when he has agreed. Put away, it comes again with the next visit or order.
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
