import { Analyzed } from './result/analyzed.tsx'
import { WithResult } from './result/with-result.tsx'

export default function LoanAnalyzeImpossiblePage() {
  return <WithResult>{(result) => <Analyzed result={result} early />}</WithResult>
}
