import { Details } from './details.tsx'
import { WithResult } from './with-result.tsx'

export default function LoanPossibleDetailsPage() {
  return <WithResult>{(result) => <Details result={result} />}</WithResult>
}
