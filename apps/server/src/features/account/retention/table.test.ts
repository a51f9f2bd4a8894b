import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../testing/use-test-server.ts'
import { areas } from '../../../main/areas.ts'
import { processors } from '@jipsalpim/contract/privacy/processors.ts'
import { policyWords } from '@jipsalpim/contract/privacy/words.ts'
import { periodOf, retentionTable } from '@jipsalpim/contract/privacy/retention.ts'

const server = useTestServer({ worker: 'none', sandbox: false })

describe('the retention table', () => {
  it('is carried out: every row that is swept has its sweep, and no sweep is without a row', () => {
    const swept = retentionTable.filter((r) => r.by === 'sweep' || r.by === 'apart').map((r) => r.id)
    expect(Object.keys(areas.folded.sweeps).toSorted()).toEqual(swept.toSorted())
  })
  it('has a word in the policy for every row', () => {
    for (const { id } of retentionTable) expect(policyWords.data[id], id).toBeDefined()
  })
  it('sends nothing to another country but by terms of their own, which say to whom, where and what', async () => {
    const { rows } = await server().owner.query<{ code: string; body: string }>(
      'select code, body from account_terms where not required',
    )
    for (const p of processors.flatMap((one) => (one.country === 'KR' ? [] : [one]))) {
      const body = rows.find((r) => r.code === p.consent)?.body
      for (const word of [
        p.company ?? '',
        p.contact,
        policyWords.country[p.country],
        policyWords.given[p.given[0] ?? 'line'],
      ])
        expect(body, p.id).toContain(word)
    }
  })
  it('is what the two functions of the database carry out, too', async () => {
    const { rows } = await server().owner.query<{ name: string; body: string }>(
      `select proname as name, prosrc as body from pg_proc where proname in ('account_event_sweep', 'apart_sweep') order by 1`,
    )
    expect(rows[0]?.body).toContain(`interval '${periodOf('account-history')}'`)
    // kept until the date in the record itself, five years on: covered by withdrawal.test.ts
    expect(rows[1]?.body).toContain('keep_until <')
    expect(periodOf('contract')).toBe('5 years')
  })
  it('names laws and days, and tables that there are', async () => {
    const { rows } = await server().owner.query<{ name: string }>(
      `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name from pg_tables
      where schemaname in ('public', 'apart')`,
    )
    const known = rows.map((r) => r.name)
    for (const rule of retentionTable) {
      expect(rule.from <= '2026-12-31', rule.id).toBe(true)
      if (rule.law !== 'our own') expect(rule.law.article, rule.id).toMatch(/^제\d+조/)
      for (const table of rule.tables) expect(known, `${rule.id}: ${table}`).toContain(table)
    }
    expect(new Set(retentionTable.map((r) => `${r.id} ${r.from}`)).size).toBe(retentionTable.length)
  })
})

/** Tables without rows of users, and why. */
const ofNobody: Readonly<Record<string, string>> = {
  account_guest: 'a guest is a number and a hash; gone a day after its end',
  account_need_mobile: 'a rule',
  account_retention_run: 'counts',
  account_terms: 'the terms',
  ledger_account: 'sums under numbers',
  ledger_leg: 'sums under numbers',
  ledger_txn: 'sums under numbers',
  report_simple: 'what public data said of a home, asked for by nobody in particular; gone after seven days',
  operator_audit_head: 'the end of a chain of hashes',
  platform_clock: 'the development clock',
  subscribe_case: 'what the registry says of a home',
  subscribe_check: 'when a home was looked at',
  subscribe_event: 'what happened to a home',
  subscribe_feed: 'how far the feed was read',
  subscribe_feed_court: 'until when the registry’s courts were read',
  subscribe_feed_day: 'counts by court and day',
  subscribe_feed_row: 'what the registry says of a home; it names nobody',
  subscribe_home: 'a home, whoever watches it; its owner is sealed, and gone 90 days after the last watch',
  subscribe_price: 'sales of homes like a watched one, as the ministry publishes them; gone with the home',
  subscribe_offer: 'what is offered to everybody',
  subscribe_print: 'a register of a home, sealed, and gone with its owner',
  subscribe_quota: 'how often the registry was asked in an hour',
  subscribe_turn: 'when a home is looked at next',
  platform_job: 'identifiers only',
  platform_limit: 'keyed hashes of addresses, for an hour',
  platform_migration: 'the migrations',
  platform_once: 'answers to repeats, for a day',
  platform_schedule: 'when jobs are due',
  platform_seal_key: 'which keys are needed',
  platform_seal_pass: 'how far a change of keys has come',
}
const OF_THE_PRODUCT =
  /^(order_(price|product|discount|change)|message_news|tracking_count|coupon_(issuer|campaign|batch|code|report)|settings_|shell_|experiment_setting|campaign_(?!signup))/

describe('what we hold of persons', () => {
  it('is named by its area, table by table: nothing is told, or forgotten, by halves', async () => {
    const { rows } = await server().owner.query<{ name: string }>(
      // Partitions (the months of a log) are left out: their parent table is listed.
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition order by 1`,
    )
    const seen = new Set(areas.folded.personalData.flatMap((b) => b.tables.map((t) => t.table)))
    const left = rows.map((r) => r.name).filter((t) => !seen.has(t) && !(t in ofNobody) && !OF_THE_PRODUCT.test(t))
    expect(left).toEqual([])
    const known = rows.map((r) => r.name)
    expect([...seen].filter((t) => !known.includes(t))).toEqual([])
  })
  it('every table with a person’s number is somebody’s', async () => {
    const { rows } = await server().owner.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_seq'`,
    )
    const declared = new Set(areas.folded.personalData.flatMap((b) => b.tables.map((t) => t.table)))
    expect(rows.map((r) => r.name).filter((t) => !declared.has(t) && t !== 'platform_once')).toEqual([])
  })
})
