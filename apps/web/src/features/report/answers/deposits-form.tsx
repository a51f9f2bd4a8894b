import type { HouseholdDeposits } from '@jipsalpim/engine/answers/questions.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'
import { sum } from '@jipsalpim/engine/values/won.ts'
import { useMemo, useState } from 'react'
import { useGo } from '../../../kernel/links.ts'
import { useAction } from '../../../kernel/calls/use-action.ts'
import { formatWon } from '../../../lang/format.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { CountField } from '../../../ui/forms/count-field.tsx'
import { toast } from '../../../ui/dialogs/toast.ts'
import { answerWords as w } from './answer-words.ts'
import { BesideFields, type Beside } from './beside-fields.tsx'
import { freshVersion } from './answer-form.tsx'
import { DepositRow, type OneDeposit } from './deposit-row.tsx'
import { depositsDraft, type DepositsDraft } from './deposits-draft.ts'
import { validAnswers, toGiven, type Answers } from './valid-answers.ts'
import type { OwnReport } from './own-report-frame.tsx'
import { rejudge } from './rejudge.ts'
import { TypedVerdict } from './typed-verdict.tsx'

const question = 'household-deposits'
const most = 99

/** Default export: it is loaded with the engine. */
export default function DepositsForm({ report, answers }: { report: OwnReport; answers: Answers }) {
  const go = useGo()
  const { assessment } = report
  const stored = useMemo(() => validAnswers(answers.answers), [answers])
  const [draft, setDraft] = useState<DepositsDraft>(
    () => depositsDraft.read(report.order_seq) ?? fromStored(report, stored.get(question)),
  )
  const [open, setOpen] = useState<number | null>(() => firstUnknown(draft.deposits))
  const [seen, setSeen] = useState(answers.version)
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const save = useAction('reportFirstDeposit')
  const set = (some: Partial<DepositsDraft>) => {
    const next = { ...draft, ...some }
    setDraft(next)
    depositsDraft.save(report.order_seq, next)
  }

  const value = useMemo(() => householdsOf(draft), [draft])
  const deposits = value?.deposits ?? []
  const { households } = assessment.home
  const printed = 'value' in households ? households.value : null
  const left = deposits.filter((one) => one === 'unknown').length
  const judge = useMemo(() => rejudge(assessment, [...stored.values()].map(toGiven)), [assessment, stored])
  const judged = useMemo(
    () => (value && judge ? judge({ question, value, source: draft.source, asOf: draft.as_of }) : null),
    [judge, value, draft],
  )

  const put = (at: number, one: OneDeposit) => set({ deposits: deposits.map((was, i) => (i === at ? one : was)) })
  const submit = async () => {
    setTried(true)
    if (value === null || draft.as_of === null) return
    const { source, as_of, paper, document } = draft
    const reply = await save.run({
      report_seq: report.report_seq,
      seen_version: seen,
      ...value,
      deposits: [...value.deposits],
      source,
      as_of,
      paper,
      document,
    })
    if (reply.ok) {
      depositsDraft.drop()
      toast(w.saved(reply.data.version))
      return go('reportDepositRecords', { report: reply.data.report_seq }, { replace: true })
    }
    if (reply.error === 'changedSince') setSeen(freshVersion(reply.data) ?? seen)
    setFailed(reply.error === 'changedSince' ? w.stale : reply.message)
  }

  return (
    <form
      noValidate
      className="@container"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="-mt-4 mb-6 text-body text-ink-2">{w.deposits.hint}</p>
      <div className="grid gap-x-12 gap-y-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_26rem]">
        <TypedVerdict
          className="sticky top-14 z-10 -mx-5 @min-[60rem]:order-2 @min-[60rem]:mx-0 @min-[60rem]:self-start"
          assessment={judged ?? (judge === null ? null : assessment)}
          left={left}
        />
        <div className="grid content-start gap-6">
          <CountField
            label={w.deposits.households}
            hint={w.deposits.householdsHint}
            suffix={w.deposits.householdsUnit}
            maxLength={2}
            value={draft.households}
            onChange={(typed) => set({ households: typed })}
            error={value === null && (tried || draft.households !== '') ? w.deposits.householdsWrong : null}
          />
          {value !== null && printed !== null && value.households < printed && (
            <Banner kind="caution">{w.deposits.fewerThanLedger(printed)}</Banner>
          )}
          {value !== null && deposits.length === 0 && <p className="text-body">{w.deposits.none}</p>}
          {deposits.length > 0 && (
            <section aria-label={w.deposits.others(deposits.length)}>
              <p className="figures flex flex-wrap justify-between gap-x-4 border-b border-line pb-2 text-body font-semibold">
                {w.deposits.others(deposits.length)}
                <span className="text-note font-medium text-ink-2" role="status">
                  {w.deposits.known(deposits.length - left, deposits.length)}
                </span>
              </p>
              <ol>
                {deposits.map((one, i) => (
                  <DepositRow
                    // the rows have no other identity than their index
                    key={i}
                    number={i + 1}
                    value={one}
                    open={open === i}
                    onOpen={() => setOpen(i)}
                    onChange={(next) => put(i, next)}
                    onDone={(next) => {
                      put(i, next)
                      setOpen(firstUnknown(deposits, i + 1))
                    }}
                  />
                ))}
              </ol>
              <p className="figures flex justify-between gap-4 pt-3 text-body font-semibold">
                {left > 0 ? w.deposits.soFar : w.deposits.sum}
                <span>{formatWon(sum(deposits.filter((one): one is Won => typeof one === 'number')))}</span>
              </p>
            </section>
          )}
          <Banner action={null}>
            {w.deposits.where}
            <span className="mt-2 block">
              <CopyButton text={w.deposits.letter} words={w.deposits} />
            </span>
          </Banner>
          <BesideFields
            report={report.report_seq}
            question={question}
            value={draft}
            onChange={(beside: Beside) => set(beside)}
            tried={tried}
          />
          {failed && (
            <Banner kind="caution" urgent>
              {failed}
            </Banner>
          )}
          <div className="grid gap-1">
            <Button type="submit" size="large" wide loading={save.busy}>
              {left > 0 ? w.deposits.save : w.deposits.saveAll}
            </Button>
            {left > 0 && <p className="text-center text-note text-ink-2">{w.deposits.later}</p>}
            <Button kind="quiet" onClick={() => go('reportDepositRecords', { report: report.report_seq })}>
              {w.deposits.toRecords}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}

/** Null unless the number of households is 1 to 99; a household that is not listed is unknown. */
function householdsOf({ households: typed, deposits }: DepositsDraft): HouseholdDeposits | null {
  const households = Number(typed)
  if (typed === '' || households < 1 || households > most) return null
  return { households, deposits: Array.from({ length: households - 1 }, (_, i) => deposits[i] ?? 'unknown') }
}

const firstUnknown = (deposits: readonly OneDeposit[], from = 0): number | null => {
  const at = deposits.findIndex((one, i) => i >= from && one === 'unknown')
  return at < 0 ? null : at
}

/** The last answer; without one, as many households as the ledger or the register counts. */
function fromStored({ assessment }: OwnReport, line: Answers['answers'][number] | undefined): DepositsDraft {
  const { households } = assessment.home
  const given = line && toGiven(line)
  const value = given?.question === question && given.value !== 'unknown' ? given.value : null
  const count = value?.households ?? ('value' in households ? households.value : null)
  return {
    households: count === null ? '' : String(count),
    deposits:
      value === null ? Array.from({ length: Math.max(0, (count ?? 1) - 1) }, () => 'unknown') : [...value.deposits],
    source: line?.source ?? 'seen',
    as_of: line?.as_of ?? null,
    paper: line?.paper ?? null,
    document: line?.document ?? null,
  }
}
