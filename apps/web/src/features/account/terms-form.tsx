import { useState } from 'react'
import { useAction } from '../../kernel/use-action.ts'
import { useCall } from '../../kernel/use-call.ts'
import { AgreementList } from '../../ui/agreement-list.tsx'
import { showAlert } from '../../ui/ask.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { accountWords as w } from './words.ts'

/** The first login: required and optional terms apart, nothing ticked beforehand. */
export function TermsForm({ onDone }: { onDone: () => void }) {
  const list = useCall('termsList', {})
  const agree = useAction('termsAgree')
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  if (list.state === 'failed')
    return (
      <Page>
        <ErrorState title={w.termsFailed} heading="h1" onRetry={list.again}>
          {list.error.message}
        </ErrorState>
      </Page>
    )
  const open = list.state === 'ready' ? list.data.terms.filter((t) => t.agreed_at === null) : []
  const submit = async () => {
    if (open.some((t) => t.required && !agreed.includes(t.code))) return setProblem(w.termsMissing)
    const reply = await agree.run({ codes: [...agreed] })
    if (reply.ok) onDone()
    else setProblem(reply.message)
  }
  return (
    <Page
      title={w.termsTitle}
      heading
      bottomNote={<FieldError id="terms-problem" error={problem} />}
      bottom={
        <Button size="large" wide loading={agree.busy} disabled={list.state !== 'ready'} onClick={() => void submit()}>
          {w.termsButton}
        </Button>
      }
    >
      {list.state === 'loading' ? (
        <Skeleton lines={4} />
      ) : (
        <AgreementList
          items={open.map((t) => ({
            id: t.code,
            label: t.title,
            required: t.required,
            onOpen: () => void showAlert({ title: t.title, message: t.body }),
          }))}
          agreed={agreed}
          onChange={setAgreed}
        />
      )}
    </Page>
  )
}
