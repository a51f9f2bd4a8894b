import { createContext, useContext } from 'react'

type Lead = (finding: string) => void
/** What the user can do about one finding: ask about it, or dispute it. Null if that is not possible. */
export type FindingLeads = { ask: Lead | null; dispute: Lead | null }
export const AboutFindings = createContext<FindingLeads>({ ask: null, dispute: null })
export const useFindingLeads = (): FindingLeads => useContext(AboutFindings)
