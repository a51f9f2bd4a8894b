import type { Area } from '../kernel/serve.ts'

type Areas = Readonly<Record<string, Area>>

/** Without the operators' calls: for a public process, where their paths do not exist. */
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
