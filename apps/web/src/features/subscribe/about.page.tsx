import { useExperiment } from '../../shared/experiment/use-experiment.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AboutFrame } from './joining/about-frame.tsx'
import { PriceList } from './joining/price-list.tsx'
import { PromisePart } from './joining/promise-part.tsx'
import { SampleAlert } from './joining/sample-alert.tsx'
import { ScopePart } from './joining/scope-part.tsx'

/**
 * Introduces the alerts, with what they can and cannot do before the price; or variant A, if this device was assigned
 * to it.
 */
export default function AboutPage() {
  const arm = useExperiment({
    domain: 'subscribe',
    type: 'about',
    arms: ['first', 'a'],
    otherwise: 'first',
    redirect: { a: 'subscribeA' },
  })
  if (arm === null)
    return (
      <Page>
        <Skeleton heading lines={8} />
      </Page>
    )
  return (
    <AboutFrame
      left={
        <>
          <PromisePart />
          <ScopePart which="can" />
        </>
      }
      right={
        <>
          <ScopePart which="cannot" />
          <PriceList />
          <SampleAlert />
        </>
      }
    />
  )
}
