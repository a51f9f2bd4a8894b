import { useGo } from '../../kernel/links.ts'
import { openSheet } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useTermsForm } from './terms-form.tsx'
import { accountWords as w } from './words.ts'

/**
 * Required words have changed since the person agreed: he is asked over the page where he is, so that nothing typed is
 * lost. Put away, it comes again with the next visit.
 */
export const askNewTerms = (): Promise<boolean | null> =>
  openSheet<boolean>({ title: w.termsNewTitle, content: (close) => <NewTerms onDone={() => close(true)} /> })

function NewTerms({ onDone }: { onDone: () => void }) {
  const go = useGo()
  const { list, items, problem, button } = useTermsForm('visit', onDone)
  if (list.state === 'failed')
    return (
      <ErrorState title={w.termsFailed} onRetry={list.again}>
        {list.error.message}
      </ErrorState>
    )
  const leave = () => {
    onDone()
    go('withdrawPossible')
  }
  return (
    <>
      <p className="text-body text-ink-2">{w.termsNewText}</p>
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
