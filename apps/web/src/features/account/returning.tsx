import { useNavigate } from 'react-router'
import { Page } from '../../ui/layout/page.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { TermsForm } from './terms-form.tsx'
import { accountWords as w } from './words.ts'

/** Shown while the login is completed; with the terms form if terms are still to be agreed to. */
export function Returning({ termsBefore }: { termsBefore: string | null }) {
  const navigate = useNavigate()
  if (termsBefore !== null) return <TermsForm onDone={() => void navigate(termsBefore, { replace: true })} />
  return (
    <Page>
      <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 py-24">
        <Spinner size={32} />
        <h1 className="text-title font-bold">{w.returning}</h1>
      </div>
    </Page>
  )
}
