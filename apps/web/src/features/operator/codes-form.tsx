import type { Output } from '@jipsalpim/contract/call.ts'
import type { CallNamed } from '@jipsalpim/contract/calls.ts'
import { useState } from 'react'
import { useAction } from '../../kernel/use-action.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { CountField } from '../../ui/count-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Campaign } from './campaigns-table.tsx'
import { couponDeskWords as w } from './coupon-desk-words.ts'
import { useKept } from './use-kept.ts'
import { operatorWords } from './words.ts'

type Brought = Output<CallNamed<'operatorCodesBring'>>
/** So many lines a call, as the contract has it: a longer file is sent in parts, and a repeated line counts once. */
const AT_ONCE = 1000
const empty = { campaign: null as string | null, how: 'make' as 'make' | 'file', many: '', reason: '' }

/** Personal codes of a campaign: of our making, or the lines of an issuer's file. */
export function CodesForm({ campaigns }: { campaigns: readonly Campaign[] }) {
  const bring = useAction('operatorCodesBring')
  const [typed, change, drop] = useKept('codes', empty)
  const { how, many, reason } = typed
  // One that is kept here and has ended meanwhile is none any more.
  const campaign = campaigns.find(({ slug }) => slug === typed.campaign)?.slug ?? null
  const [file, setFile] = useState<{ name: string; lines: string[] } | null>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [brought, setBrought] = useState<Brought | null>(null)
  const number = Number(many)
  const submit = async () => {
    const badNumber = how === 'make' && (!Number.isInteger(number) || number < 1 || number > AT_ONCE)
    const found = {
      ...(campaign === null && { campaign: w.campaignMissing }),
      ...(badNumber && { many: w.manyWrong }),
      ...(how === 'file' && file === null && { file: w.fileMissing }),
      ...(reason.trim().length < 4 && { reason: operatorWords.reasonShort }),
    }
    setWrong(found)
    if (campaign === null || Object.keys(found).length > 0) return
    const parts =
      how === 'make'
        ? [{ campaign, file_name: w.madeName(number), make: number, reason }]
        : Array.from({ length: Math.ceil((file?.lines.length ?? 0) / AT_ONCE) }, (_, i) => ({
            campaign,
            file_name: file?.name ?? '',
            codes: file?.lines.slice(i * AT_ONCE, (i + 1) * AT_ONCE) ?? [],
            reason,
          }))
    let sum: Brought | null = null
    for (const [i, part] of parts.entries()) {
      const reply = await bring.run(part)
      // What came in stays; the same file may be sent again.
      if (!reply.ok) return setWrong({ [how === 'make' ? 'many' : 'file']: reply.message })
      sum = add(sum, reply.data, i * AT_ONCE)
      setBrought(sum)
    }
    drop()
    setFile(null)
  }
  return (
    <Disclosure title={w.bring}>
      <form
        noValidate
        className="grid max-w-[44rem] gap-6 pt-2"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <ChoiceField
          label={w.ofCampaign}
          value={campaign}
          error={wrong['campaign']}
          columns={2}
          onChange={(slug) => change({ campaign: slug })}
          options={campaigns.map(({ slug, name }) => ({ value: slug, label: name, note: slug }))}
        />
        <ChoiceField
          label={w.how}
          value={how}
          columns={2}
          onChange={(way) => change({ how: way })}
          options={[
            { value: 'make', label: w.make },
            { value: 'file', label: w.fromFile },
          ]}
        />
        {how === 'make' ? (
          <CountField
            label={w.many}
            hint={w.manyHint}
            value={many}
            error={wrong['many']}
            maxLength={4}
            onChange={(number) => change({ many: number })}
          />
        ) : (
          <FileDrop
            label={w.file}
            hint={w.fileHint}
            accept=".csv,.txt,text/csv,text/plain"
            fileName={file?.name ?? null}
            error={wrong['file'] ?? null}
            onFile={(chosen) => void chosen.text().then((text) => setFile({ name: chosen.name, lines: linesOf(text) }))}
          />
        )}
        <TextArea
          label={w.bringReason}
          value={reason}
          error={wrong['reason']}
          lines={2}
          maxLength={300}
          onChange={(why) => change({ reason: why })}
        />
        <Button type="submit" loading={bring.busy}>
          {w.bringNow}
        </Button>
        <div aria-live="polite">
          {brought && (
            <Banner kind={brought.state === 'waits' ? 'caution' : 'good'}>
              <p>{w.brought(brought.added, brought.repeated)}</p>
              {brought.state === 'waits' && <p>{w.waits}</p>}
              {brought.refused.length > 0 && (
                <ul className="mt-2 list-disc pl-5">
                  {brought.refused.slice(0, 20).map(({ line, why }) => (
                    <li key={line}>{w.refused(line, w.whyNot[why])}</li>
                  ))}
                  {brought.refused.length > 20 && <li>{w.refusedMore(brought.refused.length - 20)}</li>}
                </ul>
              )}
            </Banner>
          )}
        </div>
      </form>
    </Disclosure>
  )
}

/** The first column of a sheet, without its heading; a line each. */
function linesOf(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) =>
      (line.split(/[,;\t]/, 1)[0] ?? '')
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .slice(0, 60),
    )
  return lines[0]?.toLowerCase() === 'code' ? ['', ...lines.slice(1)] : lines
}

const add = (sum: Brought | null, more: Brought, before: number): Brought => ({
  ...more,
  state: sum?.state === 'waits' ? 'waits' : more.state,
  added: (sum?.added ?? 0) + more.added,
  repeated: (sum?.repeated ?? 0) + more.repeated,
  refused: [...(sum?.refused ?? []), ...more.refused.map((r) => ({ ...r, line: r.line + before }))],
})
