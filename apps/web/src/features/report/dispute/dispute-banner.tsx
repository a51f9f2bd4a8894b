import { useGo } from '../../../kernel/links.ts'
import { formatDay } from '../../../lang/format.ts'
import { EngineWords } from '../../../report-body/engine-words.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { aboutOf } from './dispute-card.tsx'
import { disputeWords as w } from './dispute-words.ts'
import { useDisputes, type Dispute } from './use-disputes.ts'

/**
 * Above a report: that it is disputed, about what and since when, and what was corrected. Renders nothing without
 * disputes.
 */
export function DisputeBanner({ of }: { of: { report_seq: number } | { document: string } }) {
  const go = useGo()
  const read = useDisputes(of)
  if (read.state !== 'ready') return null
  const open = read.data.disputes.filter((d) => d.state === 'received' || d.state === 'asking')
  const changed = read.data.disputes.filter((d) => d.decision === 'changed')
  // its buyer sees these on the page of disputes
  const kept = 'document' in of ? read.data.disputes.filter((d) => d.decision === 'kept') : []
  if (open.length + changed.length + kept.length === 0) return null
  const page = 'document' in of ? of : { report: of.report_seq }
  return (
    <div className="mb-4">
      <EngineWords>
        <Banner
          kind={open.length > 0 ? 'caution' : 'info'}
          title={open.length > 0 ? w.banner : changed.length > 0 ? w.bannerChanged : w.bannerKept}
          action={
            <ButtonLink kind="quiet" to={go.href('reportDispute', page)}>
              {w.more}
            </ButtonLink>
          }
        >
          <ul className="grid gap-1">
            {[...open, ...changed, ...kept].map((dispute, i) => (
              <li key={`${i} ${dispute.received_on}`} className="wrap-anywhere">
                <b className="block font-semibold">{aboutOf(dispute)}</b>
                {textOf(dispute)}
              </li>
            ))}
          </ul>
        </Banner>
      </EngineWords>
    </div>
  )
}

function textOf(dispute: Dispute): string {
  const { decision, decided_on, stands, version } = dispute
  if (decision === null || decided_on === null)
    return `${w.since(formatDay(dispute.received_on))} · ${w.by(formatDay(dispute.decide_by))}`
  const on = w.decidedOn(formatDay(decided_on))
  if (stands === null) return `${w.decisions[decision]} · ${on}`
  return `${stands} ${version === null ? w.inWords : w.inVersion(version)} · ${on}`
}
