import { TermsBody } from '../../content/terms-body.tsx'
import { inWords } from '../../content/terms-words.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { openSheet } from '../../ui/dialogs/ask.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { accountWords as w } from './words.ts'

/** The full text of a terms document, over the page that asked for it. */
export const showTerms = (code: string): Promise<unknown> =>
  openSheet({ title: w.termsOf, content: () => <Whole code={code} /> })

function Whole({ code }: { code: string }) {
  const list = useCall('termsList', {})
  if (list.state === 'loading') return <Skeleton lines={6} />
  if (list.state === 'failed')
    return (
      <ErrorState title={w.termsFailed} onRetry={list.again}>
        {list.error.message}
      </ErrorState>
    )
  const found = list.data.terms.find((t) => t.code === code)
  if (!found) return null
  const { title } = inWords(found)
  return (
    <div className="max-h-[60dvh] overflow-y-auto" tabIndex={0} role="region" aria-label={title}>
      <h3 className="text-body font-bold">{title}</h3>
      <div className="mt-3">
        <TermsBody terms={found}>{(body) => <p className="text-body whitespace-pre-line">{body}</p>}</TermsBody>
      </div>
      <p className="mt-4 text-note text-ink-2">{w.termsVersion(found.version, found.from_day)}</p>
    </div>
  )
}
