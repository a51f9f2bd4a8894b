import { read } from './repository.ts'

export type SpecRoute = {
  path: string
  area: string
  access: string
  footer: string
  hide_footer?: boolean
  hide_side_panel?: boolean
}
export type SpecCall = { method: string; path: string; area: string; auth: string }

// Copied from the specification, in the shape of these types.
export const specRoutes = JSON.parse(read('house/spec/routes.json')) as SpecRoute[]
export const specCalls = JSON.parse(read('house/spec/calls.json')) as SpecCall[]
