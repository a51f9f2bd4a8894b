import { useCall } from '../../../kernel/calls/use-call.ts'
import { funnelWords } from '../../../kernel/funnel/words.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { CloseFunnel } from '../../../kernel/funnel/close-funnel.tsx'
import { QuestionPage } from '../../../ui/layout/question-page.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { OrderStepProps } from '../order.funnel.tsx'
import { simpleWords as words } from '../simple/simple-words.ts'
import { TownFacts } from '../simple/town-facts.tsx'
import { townOf, type Town } from '../simple/town-of.ts'

/** What is published of rental fraud in the district of the home. */
export function AreaStep({ answers, title, step, next, back }: OrderStepProps) {
  const town = townOf(answers)
  return (
    <QuestionPage
      title={title}
      step={step}
      onBack={back}
      action={<CloseFunnel />}
      button={funnelWords.next}
      onSubmit={next}
    >
      {town ? <TownFigures town={town} /> : <p className="text-body">{words.town.which}</p>}
    </QuestionPage>
  )
}

function TownFigures({ town }: { town: Town }) {
  const found = useCall('reportScamTown', town)
  const counts = useCall('reportSimpleCounts', {})
  if (found.state === 'loading') return <Skeleton lines={5} />
  if (found.state === 'failed')
    return (
      <ErrorState title={words.town.failed} heading="h2" onRetry={found.again}>
        {found.error.message}
      </ErrorState>
    )
  const looked = counts.data?.towns.find(
    (t) => t.address_si === town.address_si && t.address_gu === town.address_gu,
  )?.count
  return (
    <section>
      <h2 className="mb-4 text-body font-semibold">{words.town.title(town.address_gu)}</h2>
      <TownFacts town={found.data} />
      {looked !== undefined && counts.data && (
        <p className="figures mt-4 text-note text-ink-2">{words.town.looked(counts.data.days, looked)}</p>
      )}
    </section>
  )
}
