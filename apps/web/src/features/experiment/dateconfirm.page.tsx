import { ArmPage } from './arm-page.tsx'
import { article } from './dateconfirm.words.ts'

export default function DateconfirmPage() {
  return <ArmPage type="dateconfirm" article={article} first={{ a: 'how', b: 'rank' }} />
}
