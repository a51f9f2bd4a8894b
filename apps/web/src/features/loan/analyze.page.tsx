import { Analyzed } from './result/analyzed.tsx'
import { WithResult } from './result/with-result.tsx'

export default function LoanAnalyzePage() {
  return <WithResult>{(result) => <Analyzed result={result} early={false} />}</WithResult>
}
