import { ArmPage } from './arm-page.tsx'
import { article } from './prevention.words.ts'

export default function PreventionPage() {
  return <ArmPage type="prevention" article={article} first={{ a: 'clauses', b: 'ask' }} />
}
