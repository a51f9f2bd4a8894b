import { useEffect, useState } from 'react'
import { savedReport, type Saved } from '../../kernel/offline.ts'
import type { ReportData } from './offline-save.tsx'

/** What was saved of a report, where the server cannot be asked; null until looked, and where nothing was. */
export function useSavedReport(seq: number | null): Saved<ReportData> | null {
  const [saved, setSaved] = useState<Saved<ReportData> | null>(null)
  useEffect(() => {
    if (seq === null) return
    let here = true
    void savedReport<ReportData>(seq).then((found) => {
      if (here) setSaved(found)
    })
    return () => {
      here = false
    }
  }, [seq])
  return seq === null ? null : saved
}
