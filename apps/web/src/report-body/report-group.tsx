import { useId, type ReactNode } from 'react'

/** The five parts of a report; `key` is the anchor that the contents lead to. */
export const groupIds = {
  result: 'report-result',
  risks: 'report-risks',
  unknowns: 'report-unknowns',
  money: 'report-money',
  register: 'report-register',
} as const
export type GroupName = keyof typeof groupIds

type Props = {
  name: GroupName
  title: string
  /** Count and source, next to the heading. */ measure?: ReactNode
  children: ReactNode
}

/** A part of the report below the verdict: starts with a rule, the heading at the left and its measure at the right. */
export function ReportGroup({ name, title, measure, children }: Props) {
  const heading = useId()
  return (
    <section id={groupIds[name]} aria-labelledby={heading} className="scroll-mt-28 border-t-2 border-ink pt-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-title font-bold">
          {title}
        </h2>
        {measure && <p className="figures text-note text-ink-2">{measure}</p>}
      </div>
      <div className="mt-3.5 grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
    </section>
  )
}
