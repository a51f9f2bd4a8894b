import { useState } from 'react'
import { formatTermsTitle } from '../../content/terms-words.ts'
import { isInApp } from '../../kernel/device/in-app.ts'
import { tieUsage } from '../../kernel/tie-usage.ts'
import { useAction } from '../../kernel/calls/use-action.ts'
import { useCall } from '../../kernel/calls/use-call.ts'
import { AgreementList } from '../../ui/forms/agreement-list.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { showTerms } from './show-terms.tsx'
import { accountWords as w } from './words.ts'

/** The terms not agreed to yet: required and optional ones apart, nothing ticked in advance. */
export function useTermsForm(road: 'join' | 'visit', onDone: () => void) {
  const list = useCall('termsList', {})
  const agree = useAction('termsAgree')
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const all = list.state === 'ready' ? list.data.terms : []
  // A returning user has already answered the optional ones; only the required ones are asked.
  const open = all.filter(
    // Push exists in the app only; elsewhere it is asked on my page, and a browser's where it is turned on.
    (t) =>
      t.agreed_at === null &&
      (t.required || (road === 'join' && t.code !== 'web-push' && (t.code !== 'push' || isInApp()))),
  )
  const submit = async () => {
    if (open.some((t) => t.required && !agreed.includes(t.code))) return setProblem(w.termsMissing)
    const reply = await agree.run({ codes: [...agreed], road })
    if (reply.ok) {
      if (agreed.includes('usage')) void tieUsage(true)
      onDone()
    } else setProblem(reply.message)
  }
  return {
    list,
    problem: <FieldError id="terms-problem" error={problem} />,
    button: (
      <Button size="large" wide loading={agree.busy} disabled={list.state !== 'ready'} onClick={() => void submit()}>
        {w.termsButton}
      </Button>
    ),
    items:
      list.state === 'loading' ? (
        <Skeleton lines={4} />
      ) : (
        <AgreementList
          items={open.map((t) => ({
            id: t.code,
            label: formatTermsTitle(t),
            required: t.required,
            onOpen: () => void showTerms(t.code),
          }))}
          agreed={agreed}
          onChange={(codes) => {
            setAgreed(codes)
            setProblem(null)
          }}
        />
      ),
  }
}

/** The terms at the first login. */
export function TermsForm({ onDone }: { onDone: () => void }) {
  const { list, items, problem, button } = useTermsForm('join', onDone)
  if (list.state === 'failed')
    return (
      <Page>
        <ErrorState title={w.termsFailed} heading="h1" onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      </Page>
    )
  return (
    <Page title={w.termsTitle} heading bottomNote={problem} bottom={button}>
      {items}
    </Page>
  )
}
