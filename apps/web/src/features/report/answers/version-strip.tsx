import { Link } from 'react-router'
import { useGo } from '../../../kernel/links.ts'
import { useCall } from '../../../kernel/calls/use-call.ts'
import { formatInstant } from '../../../lang/format.ts'
import { openSheet } from '../../../ui/dialogs/ask.tsx'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { answerWords as w } from './answer-words.ts'
import { BackChange, changeOf, gradeOf, type Version } from './version-change.tsx'

/** '보고서 2판 · 판단보류 → 위험', with a link to the earlier versions; renders nothing for a single version. */
export function VersionStrip({ report, shown, current }: { report: number; shown: number; current: number }) {
  const go = useGo()
  const read = useCall('reportAnswers', current > 1 ? { id: report } : null)
  if (shown < current)
    return (
      <div className="mt-4 print:hidden">
        <Banner
          title={w.version.old(shown)}
          action={
            <Button kind="quiet" onClick={() => go('reportView', { report }, { replace: true })}>
              {w.version.toCurrent}
            </Button>
          }
        >
          {w.version.oldText}
        </Banner>
      </div>
    )
  if (read.state !== 'ready') return null
  const [now, before] = read.data.versions
  if (!now || !before) return null
  const hrefOf = (version: number) => go.href('reportView', { report, version })
  const open = () =>
    void openSheet({
      title: w.version.list,
      content: (close) => <VersionList versions={read.data.versions} hrefOf={hrefOf} onGone={() => close(null)} />,
    })
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunk px-4 py-1 print:hidden">
      <p className="figures text-note font-semibold">{w.version.strip(now.version, changeOf(now, before))}</p>
      <button type="button" onClick={open} className="reach min-h-12 text-note font-semibold text-brand underline">
        {w.version.all}
      </button>
    </div>
  )
}

type ListProps = { versions: readonly Version[]; hrefOf: (version: number) => string; onGone: () => void }

/** Each version with what it changed in grade, score and won. */
function VersionList({ versions, hrefOf, onGone }: ListProps) {
  return (
    <ol className="border-t border-hairline">
      {versions.map((version, i) => {
        const before = versions[i + 1]
        return (
          <li key={version.version} className="figures border-b border-hairline py-3 text-note">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-body font-semibold">
                {w.version.strip(version.version, before ? changeOf(version, before) : gradeOf(version))}
              </span>
              {version.state === 'current' ? (
                <span className="text-ink-2">{w.version.current}</span>
              ) : (
                <Link
                  to={hrefOf(version.version)}
                  onClick={onGone}
                  className="reach font-semibold text-brand underline"
                >
                  {w.version.read}
                </Link>
              )}
            </p>
            <p className="text-ink-2">{before ? w.version.madeAt(formatInstant(version.made_at)) : w.version.first}</p>
            {before && before.score !== version.score && <p>{w.version.score(score(before), score(version))}</p>}
            {before && <BackChange before={before} now={version} />}
            {before && before.rule_pack !== version.rule_pack && <p>{w.version.otherRules}</p>}
          </li>
        )
      })}
    </ol>
  )
}

const score = (v: Version): string => (v.score === null ? w.version.noScore : String(v.score))
