import type { Input } from '@jipsalpim/contract/call.ts'
import { errors } from '@jipsalpim/contract/errors.ts'
import type { subscribePaymentBulk } from '@jipsalpim/contract/areas/subscribe/bulk.ts'
import { placeText } from '../../address/place-text.ts'
import type { PriceContext } from '../../coupon/hooks.ts'
import type { Context } from '../../../kernel/context.ts'
import { Fail, type User } from '../../../kernel/serve.ts'
import { isWatched } from '../../subscribe/beginning/begin-watch.ts'
import type { PlaceColumns } from '../order-row.ts'
import { homeOf, type About } from '../placing/order-later.ts'
import { priceOf, type Price } from '../price/price-of.ts'

type Item = Input<typeof subscribePaymentBulk>['selected_items'][number]
export type Refusal = 'notifierExists' | 'unitState' | 'orderNotFound'
/** `item`: its index in the request. `about`: null if the user has no such report. */
export type Found = { item: number; about: About | null }
export type Payable = Found & { about: About & { place: PlaceColumns } }
export type Refused = Found & { refused: Refusal }

export const findHomes = (ctx: Context, items: readonly Item[], user: User): Promise<Found[]> =>
  Promise.all(items.map(async (item, i) => ({ item: i, about: await homeOrNothing(ctx, item, user) })))

async function homeOrNothing(ctx: Context, item: Item, user: User): Promise<About | null> {
  try {
    return await homeOf(ctx, { ...item, lease: null }, user)
  } catch (error) {
    if (error instanceof Fail && error.errorName === 'orderNotFound') return null
    throw error
  }
}

/** The homes that can be paid for now, and the reasons why the others are refused. */
export async function judgeHomes(
  ctx: Pick<Context, 'db'>,
  found: readonly Found[],
  user: User,
): Promise<{ payable: Payable[]; refused: Refused[] }> {
  const [payable, refused]: [Payable[], Refused[]] = [[], []]
  const taken = new Set<string>()
  for (const { item, about } of found) {
    const place = about?.place
    if (!about || !place) {
      refused.push({ item, about, refused: 'orderNotFound' })
      continue
    }
    const why = await whyNot(ctx, place, user, taken)
    if (why) refused.push({ item, about, refused: why })
    else payable.push({ item, about: { ...about, place } })
    taken.add(unitOf(place))
  }
  return { payable, refused }
}

async function whyNot(
  ctx: Pick<Context, 'db'>,
  place: PlaceColumns,
  user: User,
  taken: ReadonlySet<string>,
): Promise<Refusal | null> {
  if (place.address_state !== 'complete') return 'unitState'
  // A home is not paid for twice.
  return taken.has(unitOf(place)) || (await isWatched(ctx, user.seq, place)) ? 'notifierExists' : null
}

/** Identifies one unit of one lot. */
export const unitOf = (place: Pick<PlaceColumns, 'address_jibun' | 'building_dong' | 'building_ho'>): string =>
  [place.address_jibun, place.building_dong, place.building_ho].map((part) => part ?? '').join('|')

export const productOf = (yearly: boolean) => (yearly ? ('subscribe-year' as const) : ('subscribe' as const))

export async function priceOfHome(ctx: PriceContext, yearly: boolean, user: User): Promise<Price> {
  const today = await priceOf(ctx, productOf(yearly), user)
  if (!today) throw new Fail('notOnSale')
  return today
}

export const showPlace = (about: About | null): string | null => (about?.place && placeText(about.place)) || null

export const presentRefused = (refused: readonly Refused[]) =>
  refused.map(({ item, about, refused: why }) => ({ item, address: showPlace(about), code: errors[why].code }))
