import { TermsBody } from '../../content/terms-body.tsx'
import { formatTermsTitle } from '../../content/terms-words.ts'
import { useBack } from '../../kernel/links.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { legalWords as w } from './legal-words.ts'

/** The terms in force, the same that users agree to: the terms of use in full, the other agreements below. */
export default function TermsPage() {
  const back = useBack('main')
  const list = useCall('termsList', {})
  const terms = list.state === 'ready' ? list.data.terms : []
  const service = terms.find((t) => t.code === 'service')
  return (
    <Page title={w.terms} heading onBack={back}>
      {list.state === 'loading' && <Skeleton lines={10} />}
      {list.state === 'failed' && (
        <ErrorState title={w.termsFailed} onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      )}
      {service && (
        <>
          <p className="text-note text-ink-2">{w.version(service.version, service.from_day)}</p>
          <div className="mt-4">
            <TermsBody terms={service}>{(body) => <Sections body={body} />}</TermsBody>
          </div>
          <h2 className="mt-10 mb-2 text-body font-bold">{w.others}</h2>
          {terms
            .filter((t) => t.code !== 'service')
            .map((t) => (
              <Disclosure key={t.code} title={w.other(formatTermsTitle(t), t.required)}>
                <TermsBody terms={t}>
                  {(body) => <p className="text-body whitespace-pre-line text-ink-2">{body}</p>}
                </TermsBody>
                <p className="mt-2 text-note text-ink-2">{w.version(t.version, t.from_day)}</p>
              </Disclosure>
            ))}
        </>
      )}
    </Page>
  )
}

/** One article per line, its heading apart. */
const Sections = ({ body: all }: { body: string }) => (
  <div className="grid gap-4">
    {all.split('\n').map((line) => {
      const [, head, body] = HEADED.exec(line) ?? [null, '', line]
      return (
        <section key={line}>
          {head && <h2 className="text-body font-semibold">{head.replace(/[:：]$/, '')}</h2>}
          <p className="text-body text-ink-2">{body}</p>
        </section>
      )
    })}
  </div>
)
const HEADED = /^((?:제\d+조|Art\. \d+|第\d+条|Điều \d+) ?[(（][^)）]+[)）]|부칙:|Supplement:|附则：|Phụ lục:) ?(.*)$/
