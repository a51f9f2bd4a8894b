import { useEffect, useState } from 'react'
import { savedReport, type Saved } from '../../../kernel/device/offline.ts'
import type { ReportData } from './offline-save.tsx'

/** The saved copy of a report, for when the server is unreachable; null while loading, and if there is none. */
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
