import { beginnings, type MessageKind } from './message-words.ts'
import type { World } from './world.ts'

/** The outside world's own records. */
export type Book = {
  /** Applications of a home, by 부동산 고유번호. */
  cases: Map<string, RegistryCase[]>
  /** Instants at which something was entered in a register. */
  entered: Map<string, Entered[]>
  messages: readonly Received[]
  payments: readonly GatewayPayment[]
  changes: readonly Change[]
}
/** What happened to an application at a home of the story. */
export type Change = { home: number; receiptNo: string; word: string; at: Date }
/** `unchanged`: it was completed without a change of the register. */
export type RegistryCase = {
  receiptNo: string
  purpose: string
  steps: { at: Date; word: string }[]
  unchanged: boolean
}
/** `receiptNo`: null for an entry that was in no list of applications. */
export type Entered = { at: Date; receiptNo: string | null }
export type Received = {
  to: string
  at: Date
  kind: MessageKind | null
  reference: string
  text: string
  again: number
}
export type GatewayPayment = {
  gateway: string
  merchant_uid: string
  status: string
  amount: number
  cancel_amount: number
}

type StoredChange = { uniqueNo: string; receiptNo: string; purpose: string; state: string; at: string }
type Message = { to: string; at: string; text: string; customFields: Record<string, string> }

export async function readBook({ server, done, homes }: World): Promise<Book> {
  const { tables } = await server.control<{ tables: Record<string, Record<string, unknown>> }>('dump')
  // what has happened to applications at the sandbox's registry, whether or not its feed has it
  const changes = Object.values(tables['register/changes'] ?? {}) as StoredChange[]
  const cases = new Map<string, RegistryCase[]>()
  const entered: Book['entered'] = new Map()
  const uniqueOf = (home: number): string => (homes.get(home) ?? '').replaceAll('-', '')
  for (const row of changes.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const own = cases.get(row.uniqueNo) ?? []
    cases.set(row.uniqueNo, own)
    const known = own.find((c) => c.receiptNo === row.receiptNo)
    const at = new Date(row.at)
    const step = { at, word: row.state }
    if (known) known.steps.push(step)
    else own.push({ receiptNo: row.receiptNo, purpose: row.purpose, steps: [step], unchanged: false })
    if (row.state !== '등기완료') continue
    const how = done.find(
      (d) =>
        uniqueOf(d.home) === row.uniqueNo &&
        d.purpose === row.purpose &&
        Math.abs(d.at.getTime() - at.getTime()) < 5000,
    )
    if (how?.kind === 'completed-unchanged') own.forEach((c) => (c.unchanged ||= c.receiptNo === row.receiptNo))
    else put(entered, row.uniqueNo, { at, receiptNo: row.receiptNo })
  }
  for (const { home, at, kind } of done) if (kind === 'missed') put(entered, uniqueOf(home), { at, receiptNo: null })
  const { messages } = await server.control<{ messages: Message[] }>('messages')
  const { payments } = await server.control<{ payments: GatewayPayment[] }>('payments')
  const homeOf = new Map([...homes.keys()].map((home) => [uniqueOf(home), home]))
  return {
    cases,
    entered,
    messages: messages.map(toReceived),
    payments,
    changes: changes.map(({ uniqueNo, receiptNo, state, at }) => ({
      home: homeOf.get(uniqueNo) ?? -1,
      receiptNo,
      word: state,
      at: new Date(at),
    })),
  }
}
const put = <T>(map: Map<string, T[]>, key: string, value: T): void =>
  void map.set(key, [...(map.get(key) ?? []), value])

function toReceived({ to, at, text, customFields }: Message): Received {
  const body = text.replace(/^\[집살핌\] /, '')
  const found = Object.entries(beginnings).find(([, start]) => body.startsWith(start))
  const reference = customFields['reference'] ?? ''
  return {
    to,
    at: new Date(at),
    // an entry of `beginnings`
    kind: (found?.[0] as MessageKind | undefined) ?? null,
    reference,
    text,
    again: Number(/-again-(\d+)$/.exec(reference)?.[1] ?? 0),
  }
}
