import { Analyzed } from './analyzed.tsx'
import { WithResult } from './with-result.tsx'

export default function LoanAnalyzeImpossiblePage() {
  return <WithResult>{(result) => <Analyzed result={result} early />}</WithResult>
}
