import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import type { SubmittedVerification } from '../../shared/verification/submit-verification.ts'
import { verificationWords as w } from './words.ts'

export const ResultLoading = () => (
  <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 py-24">
    <Spinner size={32} />
    <p className="text-body">{w.checking}</p>
  </div>
)

type Way = { text: string; go: () => void }
export const ResultFailed = ({
  taken,
  askAgain,
  way,
}: {
  taken: Extract<SubmittedVerification, { kind: 'failed' }>
  askAgain: () => void
  way: Way
}) => (
  <ErrorState
    title={w.failed}
    {...(taken.again ? { onRetry: askAgain, retry: w.askAgain } : {})}
    second={
      <Button kind={taken.again ? 'quiet' : 'primary'} onClick={way.go}>
        {way.text}
      </Button>
    }
  >
    {taken.message}
  </ErrorState>
)
