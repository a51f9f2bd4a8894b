import { createContext, useContext } from 'react'

/** Leads to a question about one finding; null where nobody can ask, as in a report that somebody else shows. */
export const AskAbout = createContext<((finding: string) => void) | null>(null)
export const useAskAbout = (): ((finding: string) => void) | null => useContext(AskAbout)
