import { AboutFrame } from './joining/about-frame.tsx'
import { PriceList } from './joining/price-list.tsx'
import { PromisePart } from './joining/promise-part.tsx'
import { SampleAlert } from './joining/sample-alert.tsx'
import { ScopePart } from './joining/scope-part.tsx'

/** What the notifier is: the promise and its limits before the price. */
export default function AboutPage() {
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
