import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { keys } from '../../../../apps/sandbox/src/world/keys.ts'
import { magicSite, type MagicKind } from '../../../../apps/sandbox/src/world/magic.ts'
import { ownerNamesOf } from '../../../../apps/sandbox/src/world/register.ts'
import { subjectsOf, uniqueNoOf, type Subject } from '../../../../apps/sandbox/src/world/unique-no.ts'
import { homeById, subjectOfHome } from '../../../../apps/sandbox/src/world/world.ts'
import { startExamSandbox, type ExamSandbox } from '../exam-sandbox.ts'
import { applicationsExam, type ApplicationsStage } from './exam.ts'
import { createTilko } from './tilko.ts'

let sandbox: ExamSandbox
beforeAll(async () => {
  sandbox = await startExamSandbox()
})
beforeEach(() => sandbox.control('POST', '/reset'))
afterAll(() => sandbox.close())

const identities = [
  { id: 'iros-1', password: 'a:b' },
  { id: 'iros-2', password: 'c' },
]
const tilko = (timeoutMs = 8_000) =>
  createTilko({ baseUrl: `${sandbox.url}/tilko`, timeoutMs, now: () => new Date() }, { apiKey: keys.tilko, identities })

const homeOf = (subject: Subject | undefined) => {
  if (!subject) throw new Error('no such home')
  const [ownerName = ''] = ownerNamesOf(subject, [])
  return { uniqueNo: uniqueNoOf(subject), ownerName, kind: 'unit' as const }
}
const named = (id: string) => {
  const home = homeById(id)
  return homeOf(home ? subjectOfHome(home) : undefined)
}
const magic = (kind: MagicKind) => homeOf(subjectsOf(magicSite(kind)).find((s) => s.of === '집합건물'))

const stage = (make: (timeoutMs?: number) => ApplicationsStage['port']): ApplicationsStage => ({
  port: make(),
  hasty: make(500),
  homes: {
    quiet: named('noeul-101-1105'),
    other: named('noeul-102-902'),
    slow: magic('register-slow'),
    down: magic('register-down'),
  },
  nextOwner: '권허구',
  happens: async ({ uniqueNo }, kind, entry, also) => {
    await sandbox.control('POST', `/register/${uniqueNo}/events`, { kind, entry, ...(also && { also }) })
  },
  clock: async (now) => {
    await sandbox.control('POST', '/clock', { now })
  },
  fault: (kind, times, ms) => sandbox.fault('applications', kind, times, ms),
})

describe('Tilko', () => {
  it.each(applicationsExam())('$name', ({ ask }) => ask(stage(tilko)), 30_000)
})
