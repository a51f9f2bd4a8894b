import { usePlace } from '../kernel/links.ts'
import { partnerSource } from '../kernel/source.ts'
import { useCall } from '../kernel/calls/use-call.ts'
import { NoticeBox } from '../ui/states/notice-box.tsx'
import { SampleMark } from '../ui/display/sample-mark.tsx'
import { contentWords as w } from './words.ts'

/** An operator's notice for users of this channel. Renders nothing if none is set or the fetch failed. */
export function EntryNotices() {
  const { name } = usePlace()
  const entry = partnerSource() ?? (name === 'global' ? name : 'main')
  const marketing = useCall('analyticsMarketing', { entry })
  if (marketing.state !== 'ready') return null
  return marketing.data.notices.map((notice) => (
    <div key={notice.name} className="mt-12">
      <NoticeBox
        title={notice.title}
        mark={notice.sample && <SampleMark />}
        listTitle={w.mustKnow}
        items={notice.items}
      >
        {w.between(notice.from, notice.to)}
      </NoticeBox>
    </div>
  ))
}
