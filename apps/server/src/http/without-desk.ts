import type { Area } from '../kernel/serve.ts'

type Areas = Readonly<Record<string, Area>>

/** Without the operators' calls: for a process that everybody reaches. To it they are addresses that are not there. */
export const withoutDesk = (areas: Areas): Areas =>
  Object.fromEntries(
    Object.entries(areas).map(([name, area]) => [
      name,
      {
        ...area,
        calls: Object.fromEntries(Object.entries(area.calls).filter(([, { row }]) => row.access !== 'operator')),
      },
    ]),
  )
