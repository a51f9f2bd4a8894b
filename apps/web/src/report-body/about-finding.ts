import { createContext, useContext } from 'react'

type Lead = (finding: string) => void
/** What one finding leads to: a question about it, and that it is not so. Null where that cannot be done. */
export type FindingLeads = { ask: Lead | null; dispute: Lead | null }
export const AboutFindings = createContext<FindingLeads>({ ask: null, dispute: null })
export const useFindingLeads = (): FindingLeads => useContext(AboutFindings)
