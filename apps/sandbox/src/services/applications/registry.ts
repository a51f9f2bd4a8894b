import { setTimeout as sleep } from 'node:timers/promises'
import { isWrongKey } from '../../magic.ts'
import type { Play } from '../../kernel/service.ts'
import { magicOf, SLOW_MS } from '../../world/magic.ts'
import { enteredSince } from '../../world/register-events.ts'
import { ownerNamesOf } from '../../world/register.ts'
import { storeIn } from '../../world/store.ts'
import { type Subject, subjectOf } from '../../world/unique-no.ts'
import { isClosed } from './hours.ts'
import { listedCases, type ListedCase } from './listed.ts'

export type LookUp = { id: string; password: string; uniqueNo: string; ownerName: string; kind: Subject['of'] | null }
export const troubles = {
  closed: '인터넷등기소 서비스 시간이 아닙니다. 시스템 점검 중입니다.',
  login: '로그인에 실패하였습니다. 아이디 또는 비밀번호를 확인하세요.',
  inUse: '이미 사용 중인 아이디입니다. 동시 접속할 수 없습니다.',
  blocked: '등기신청사건 조회가 1시간 300회를 초과하여 1시간 동안 이용이 제한됩니다.',
  overUse: '등기신청사건 조회가 1시간 100회를 초과하였습니다. 과다 조회 시 이용에 불이익이 있을 수 있습니다.',
  unknownHome: '존재하지 않는 고유번호입니다.',
  down: '해당 기관 오류입니다.',
} as const
export type Trouble = keyof typeof troubles

/** Every look-up counts for its account, including one that is answered with a warning. */
export async function lookUp(
  play: Play,
  asked: LookUp,
): Promise<{ cases: readonly ListedCase[] } | { trouble: Trouble }> {
  // Needs the fault and the hours: the hours alone would close the service to a developer who works on a Thursday.
  if (isClosed(play.now()) && play.take('maintenance')) return { trouble: 'closed' }
  if (asked.id === '' || isWrongKey(asked.password)) return { trouble: 'login' }
  if (inUse.has(asked.id) || play.take('id-in-use')) return { trouble: 'inUse' }
  const limited = countLookUp(play, asked.id)
  if (limited) return { trouble: limited }
  inUse.add(asked.id)
  try {
    return await read(play, asked)
  } finally {
    inUse.delete(asked.id)
  }
}

/** Accounts that are logged in at this moment. */
const inUse = new Set<string>()

async function read(play: Play, asked: LookUp): ReturnType<typeof lookUp> {
  const subject = subjectOf(asked.uniqueNo)
  if (subject === null || subject.of !== asked.kind) return { trouble: 'unknownHome' }
  switch (magicOf(subject.site)) {
    case 'register-not-found':
      return { trouble: 'unknownHome' }
    case 'register-down':
      return { trouble: 'down' }
    case 'register-closed':
      return { trouble: 'closed' }
    case 'register-slow':
      await sleep(SLOW_MS)
  }
  const store = storeIn(play.state)
  const owners = ownerNamesOf(subject, enteredSince(asked.uniqueNo, store))
  // A name that is not an owner's finds nothing, without an error.
  if (!owners.some((name) => bare(name) === bare(asked.ownerName))) return { cases: [] }
  return { cases: listedCases(asked.uniqueNo, store, play.now(), subject.site.place.office) }
}
const bare = (name: string): string => name.replace(/\s/g, '')

const HOUR_MS = 3_600_000
const WARNS_AFTER = 100
const BLOCKS_AFTER = 300
type Account = { lookUps: readonly number[]; blockedUntil: number }

function countLookUp(play: Play, id: string): 'blocked' | 'overUse' | null {
  const accounts = play.state.rows<Account>('iros-accounts')
  const now = play.now().getTime()
  const before = accounts.get(id) ?? { lookUps: [], blockedUntil: 0 }
  if (before.blockedUntil > now) return 'blocked'
  const lookUps = [...before.lookUps.filter((at) => at > now - HOUR_MS && at <= now), now]
  const blocks = lookUps.length > BLOCKS_AFTER
  accounts.put(id, { lookUps, blockedUntil: blocks ? now + HOUR_MS : 0 })
  return blocks ? 'blocked' : lookUps.length > WARNS_AFTER ? 'overUse' : null
}
