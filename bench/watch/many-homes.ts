import { readFileSync } from 'node:fs'
import { readRegister } from '@jipsalpim/engine/register/read.ts'
import type pg from 'pg'
import type { Context } from '../../apps/server/src/kernel/context.ts'
import { contactPlace } from '../../apps/server/src/features/account/person/contact-place.ts'
import { printPlace } from '../../apps/server/src/features/subscribe/sealed-place.ts'

export const COURT = '서울남부지방법원강서등기소'
const BATCH = 100_000

/** Drops the foreign keys to orders and users: the watches have no orders here, and `scale` measures those tables. */
export const withoutOrders = (owner: pg.Client) =>
  owner.query(`
    alter table subscribe_watch drop constraint subscribe_watch_user_seq_fkey,
      drop constraint subscribe_watch_order_seq_fkey;
    alter table message_notice drop constraint message_notice_order_seq_fkey;
    alter table subscribe_alert drop constraint subscribe_alert_user_seq_fkey`)

/**
 * Inserts the homes `from` + 1 to `homes` with their watches: two of three homes have one watch, the third has three.
 * In nine of ten the tenant lives there, in the others the tenant has not moved in yet or pays the balance today.
 */
export async function makeHomes(owner: pg.Client, from: number, homes: number): Promise<void> {
  // The rows of subscribe_turn are inserted below.
  await owner.query('alter table subscribe_home disable trigger subscribe_home_turn')
  for (let at = from; at < homes; at += BATCH) {
    const to = Math.min(at + BATCH, homes)
    await owner.query(`
      insert into subscribe_home (home_seq, unique_no, register_kind, hit, building_dong, building_ho, address, owner_sealed,
        owner_as_of, facts_sealed)
      overriding system value
      select g, lpad(g::text, 14, '0'), '집합건물', ${hitSql}, '101동', g % 2000 || '호', '서울특별시 강서구 화곡로 ' || g,
        decode(repeat(md5(g::text), 3), 'hex'), now() - interval '3 days', decode(repeat(md5('f' || g), 12), 'hex')
      from generate_series(${at + 1}, ${to}) g`)
    await owner.query(`
      insert into subscribe_turn (home_seq, unique_no, owner_known, next_at, next_kind, next_slot, due_by, last_check_at,
        last_success_at, last_extract_at, last_extract_says, court, listed_at, made_at)
      select g, lpad(g::text, 14, '0'), true, now() - (g % 600) * interval '1 second', 'cases', s.slot,
        now() + s.hours * interval '1 hour' - (g % 600) * interval '1 second',
        now() - interval '1 day', now() - interval '1 day', now() - interval '3 days', 'same', '${COURT}',
        now() - interval '2 days', now() - interval '90 days'
      from generate_series(${at + 1}, ${to}) g, lateral (select
        case when g % 100 = 0 then 'balance-day' when g % 100 < 10 then 'before-move-in' else 'daily' end as slot,
        case when g % 100 = 0 then 1 when g % 100 < 10 then 4 else 24 end as hours) s`)
    await owner.query(`
      insert into subscribe_watch (watch_seq, home_seq, user_seq, order_seq, plan, anchor_on, contract_type, deposit, rent,
        contract_on, balance_on, move_in_on, lease_end_on, grade, ends_on)
      overriding system value
      select g * 3::bigint + n, g, (g * 3::bigint + n) % 1000 + 1, g * 3::bigint + n, 'month', d.today - 30, '전세', 180000000, 0,
        case when g % 100 < 10 then d.today - 20 else d.today - 200 end, case when g % 100 = 0 then d.today end,
        case when g % 100 < 10 then d.today + 20 else d.today - 100 end, d.today + 600, '안전', d.today + 20
      from generate_series(${at + 1}, ${to}) g, generate_series(0, case g % 3 when 0 then 2 else 0 end) n,
        lateral (select (now() at time zone 'Asia/Seoul')::date as today) d`)
  }
  await owner.query('alter table subscribe_home enable trigger subscribe_home_turn')
  await owner.query('vacuum (analyze) subscribe_home, subscribe_turn, subscribe_watch')
}

const hitSql = `jsonb_build_object('roadAddress', '서울특별시 강서구 화곡로 ' || g, 'lotAddress', '서울특별시 강서구 화곡동 ' || g || '-1',
  'zip', '07698', 'buildingName', '화곡빌', 'dongCode', '1150010300', 'roadCode', '115003005001', 'buildingNo', g, 'si', '서울특별시',
  'gu', '강서구', 'dong', '화곡동', 'multi', true, 'managementNo', '11500103' || lpad(g::text, 17, '0'))`

/** Makes these homes due again, spread over the last ten minutes. */
export const makeDue = async (owner: pg.Client, homes: number): Promise<void> => {
  await owner.query(
    `update subscribe_turn set next_at = now() - (home_seq % 600) * interval '1 second', next_kind = 'cases',
       due_by = now() + interval '1 hour', lease_until = null where home_seq <= $1`,
    [homes],
  )
  await owner.query('vacuum (analyze) subscribe_turn')
}

/** Postpones every due check until tomorrow. */
export const noneIsDue = async (owner: pg.Client): Promise<void> => {
  await owner.query(
    `update subscribe_turn set next_at = now() + interval '1 day' + (home_seq % 600) * interval '1 second',
       due_by = now() + interval '2 days', lease_until = null where next_at <= now()`,
  )
  await owner.query('vacuum (analyze) subscribe_turn')
}

/** Makes every `oneOf`-th home due; returns their number. */
export const makeSomeDue = async (owner: pg.Client, oneOf: number): Promise<number> =>
  (
    await owner.query(
      `update subscribe_turn set next_at = now() - (home_seq % 600) * interval '1 second', next_kind = 'cases',
         due_by = now() + interval '1 hour' where home_seq % $1 = 0`,
      [oneOf],
    )
  ).rowCount ?? 0

/** Marks the feed as read until now, without gaps in the last five days. */
export const feedIsCurrent = (owner: pg.Client) =>
  owner.query(`
    with f as (update subscribe_feed set cursor = coalesce(cursor, 0), whole_from = app_now() - interval '5 days')
    insert into subscribe_feed_court values ('${COURT}', app_now()) on conflict (court) do update set as_of = excluded.as_of`)

/** Inserts a thousand users with phone numbers; the watches are distributed over them. */
export async function makePeople(owner: pg.Client, ctx: Pick<Context, 'seal'>): Promise<void> {
  for (let user = 1; user <= 1000; user++)
    await owner.query(
      `insert into account_user (user_seq, phone_sealed, phone_verified_at) overriding system value values ($1, $2, app_now())`,
      [user, ctx.seal.seal(contactPlace('phone_sealed', user), `0101234${String(user).padStart(4, '0')}`)],
    )
}

/** Stores a register for each of these homes, with which a change is judged: the same sample, encrypted per home. */
export async function makePrints(
  owner: pg.Client,
  ctx: Pick<Context, 'seal'>,
  from: number,
  to: number,
): Promise<void> {
  const body: unknown = JSON.parse(readFileSync(sample, 'utf8'))
  const read = readRegister({ kind: 'provider', body })
  if ('refused' in read) throw new Error('the sample is not read')
  const text = JSON.stringify(read.register)
  for (let at = from; at <= to; at += 1000) {
    const homes = Array.from({ length: Math.min(1000, to - at + 1) }, (_, n) => at + n)
    await owner.query(
      `insert into subscribe_print (print_seq, home_seq, register_sealed, sha256) overriding system value
       select h, h, s, sha256(s) from unnest($1::bigint[], $2::bytea[]) as p(h, s)`,
      [homes, homes.map((home) => ctx.seal.sealPacked(printPlace(home), text))],
    )
  }
  await owner.query('update subscribe_home set facts_sealed = null where home_seq between $1 and $2', [from, to])
  await owner.query('analyze subscribe_print')
}
const sample = new URL('../../packages/engine/samples/codef-officetel-trust.json', import.meta.url)
