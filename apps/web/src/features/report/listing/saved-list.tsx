import { formatDay } from '../../../lang/format.ts'
import { link } from '@jipsalpim/contract/routes.ts'
import { dayInSeoul } from '@jipsalpim/engine/values/day.ts'
import { useEffect, useState } from 'react'
import { savedReports, type Saved } from '../../../kernel/device/offline.ts'
import { LinkList } from '../../../ui/buttons/link-list.tsx'
import type { ReportData } from '../offline/offline-save.tsx'
import { offlineWords as w } from '../offline/offline-words.ts'

/** The reports that can be opened offline. */
export function SavedList() {
  const [saved, setSaved] = useState<readonly Saved<ReportData>[]>([])
  useEffect(() => {
    void savedReports<ReportData>().then(setSaved)
  }, [])
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="saved" className="mt-8">
      <h2 id="saved" className="mb-2 text-body font-bold">
        {w.list}
      </h2>
      <LinkList
        items={saved.map(({ savedAt, data }) => ({
          id: String(data.report_seq),
          to: link('reportView', undefined, { report: data.report_seq }),
          title: data.assessment.register.address || w.address,
          note: formatDay(dayInSeoul(new Date(savedAt))),
        }))}
      />
    </section>
  )
}
