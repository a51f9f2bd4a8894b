import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { contractDraft, saveContractDraft, type ContractDraft, type ContractState } from './contract-draft.ts'
import { contractWords as w } from './contract-words.ts'
import { readSeq } from '../../../kernel/calls/read-seq.ts'

export type ContractStep = {
  order: number
  told: ContractState
  draft: ContractDraft
  /** Kept in this tab as soon as it is typed. */
  set: (some: Partial<ContractDraft>) => void
}

/** What the contract pages share: the order (`order_seq` in the URL), and its answers. */
export function ContractFrame({ title, children }: { title: string; children: (step: ContractStep) => ReactNode }) {
  const [query] = useSearchParams()
  const go = useGo()
  const order = readSeq(query.get('order_seq'))
  const read = useCall('contractReport', order === null ? null : { id: order })
  if (order === null || (read.state === 'failed' && read.error.error === 'orderNotFound'))
    return (
      <Page>
        <EmptyState title={w.noOrder} heading="h1" action={<Button onClick={() => go('report')}>{w.toReports}</Button>}>
          {w.noOrderText}
        </EmptyState>
      </Page>
    )
  if (read.state === 'loading')
    return (
      <Page title={title} heading>
        <Skeleton lines={4} />
      </Page>
    )
  if (read.state === 'failed')
    return (
      <Page>
        <ErrorState title={w.failed} heading="h1" onRetry={read.again}>
          {read.error.message}
        </ErrorState>
      </Page>
    )
  return (
    <Held key={order} order={order} told={read.data}>
      {children}
    </Held>
  )
}

type ContractFrameProps = Pick<ContractStep, 'order' | 'told'> & { children: (step: ContractStep) => ReactNode }
function Held({ order, told, children }: ContractFrameProps) {
  const [draft, setDraft] = useState(() => contractDraft(order, told))
  const set = (some: Partial<ContractDraft>) => {
    const next = { ...draft, ...some }
    setDraft(next)
    saveContractDraft(order, next)
  }
  return children({ order, told, draft, set })
}
