import { createHash } from 'node:crypto'
import type { Output } from '@jipsalpim/contract/call.ts'
import type { reportPaper, sharePaper } from '@jipsalpim/contract/areas/report/paper.ts'
import type { Assessment } from '@jipsalpim/engine/assessment.ts'
import type { Action } from '../../../kernel/serve.ts'
import { openReport } from '../reading/read-report.ts'
import { maskedOf, openShare, partsOf, storedAssessment } from '../sharing/read-shared.ts'
import { paperOf, type PaperOptions } from './paper-of.ts'
import { printPaper } from './print-paper.ts'

/** A user's own report as a PDF: the same version always gives the same bytes. */
export const createPaper: Action<typeof reportPaper> = async (ctx, { id, version }, user) => {
  const { report, assessment } = await openReport(ctx, user.seq, id, version)
  const stored = String(assessment)
  return answer(read(stored), {
    version: report.version,
    hash: sha256(stored),
    sample: ctx.settings.sandbox,
    parts: null,
  })
}

/** A shared report as a PDF; it counts as opening the share. */
export const createSharedPaper: Action<typeof sharePaper> = async (ctx, { document }, user) => {
  const share = await openShare(ctx, document, user)
  const stored = await storedAssessment(ctx, share)
  const parts = partsOf(share)
  return answer(maskedOf(read(stored), parts), {
    version: share.version,
    hash: sha256(stored),
    sample: ctx.settings.sandbox,
    parts,
  })
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
// written by deliverReport from an Assessment
const read = (stored: string): Assessment => JSON.parse(stored) as Assessment

async function answer(a: Assessment, options: PaperOptions): Promise<Output<typeof reportPaper>> {
  const pdf = await printPaper(paperOf(a, options))
  return {
    file_name: `집살핌-보고서-${a.day}.pdf`,
    hash: options.hash,
    pdf: Buffer.from(pdf).toString('base64'),
  }
}
