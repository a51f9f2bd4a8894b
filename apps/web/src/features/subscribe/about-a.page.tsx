import { AboutFrame } from './joining/about-frame.tsx'
import { PriceList } from './joining/price-list.tsx'
import { PromisePart } from './joining/promise-part.tsx'
import { SampleAlert } from './joining/sample-alert.tsx'
import { ScopePart } from './joining/scope-part.tsx'

/** Variant A of the experiment: shows what an alert looks like first. */
export default function AboutAPage() {
  return (
    <AboutFrame
      left={
        <>
          <SampleAlert />
          <ScopePart which="can" />
          <ScopePart which="cannot" />
        </>
      }
      right={
        <>
          <PriceList />
          <PromisePart />
        </>
      }
    />
  )
}
