import { Analyzed } from './analyzed.tsx'
import { WithResult } from './with-result.tsx'

export default function LoanAnalyzePage() {
  return <WithResult>{(result) => <Analyzed result={result} early={false} />}</WithResult>
}
