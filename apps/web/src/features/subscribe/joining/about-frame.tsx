import type { ReactNode } from 'react'
import { answer, answersOf } from '../../../kernel/funnel/store.ts'
import { useGo } from '../../../kernel/links.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { joinFunnel } from '../join.funnel.tsx'
import { aboutWords as w } from './about-words.ts'
import { FreePart } from './free-part.tsx'
import { MinePart } from './mine-part.tsx'

/** The introduction to the alerts; the two variants differ in the order of the parts. Wide screens show two columns. */
export function AboutFrame({ left, right }: { left: ReactNode; right: ReactNode }) {
  const go = useGo()
  const choose = () => {
    // Starting a paid watch clears a free month that was begun earlier.
    if (answersOf(joinFunnel).free != null) answer(joinFunnel, { free: null })
    go('subscribeChoose')
  }
  return (
    <Page
      bottomNote={w.chooseNote}
      bottom={
        <Button size="large" wide onClick={choose}>
          {w.choose}
        </Button>
      }
    >
      <h1 className="mt-4 text-title font-bold text-balance">{w.title}</h1>
      <p className="mt-2 text-body text-ink-2">{w.lead}</p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
        <MinePart />
        <FreePart />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 wide:grid-cols-2 wide:gap-x-16">
          <div className="grid content-start gap-10">{left}</div>
          <div className="grid content-start gap-10">{right}</div>
        </div>
      </div>
    </Page>
  )
}
