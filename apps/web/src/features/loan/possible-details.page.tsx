import { Details } from './details/details.tsx'
import { WithResult } from './result/with-result.tsx'

export default function LoanPossibleDetailsPage() {
  return <WithResult>{(result) => <Details result={result} />}</WithResult>
}
