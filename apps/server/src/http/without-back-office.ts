import type { CallRow } from '@jipsalpim/contract/row.ts'
import type { Area } from '../kernel/serve.ts'

type Areas = Readonly<Record<string, Area>>
const isBackOffice = ({ access }: CallRow): boolean => access === 'operator'

/** Leaves out the operators' calls: for a public process, where their paths do not exist. */
export const withoutBackOffice = (areas: Areas): Areas =>
  Object.fromEntries(
    Object.entries(areas).map(([name, area]) => [
      name,
      { ...area, calls: Object.fromEntries(Object.entries(area.calls).filter(([, { row }]) => !isBackOffice(row))) },
    ]),
  )

/** The rows that are left out: `/report/admin` must not match the path of the report 'admin'. */
export const backOfficeRows = (areas: Areas): CallRow[] =>
  Object.values(areas).flatMap(({ calls }) =>
    Object.values(calls).flatMap(({ row }) => (isBackOffice(row) ? [row] : [])),
  )
