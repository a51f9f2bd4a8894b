import type { Hooks } from '../../../kernel/hooks.ts'
import { findHomes, judgeHomes, presentRefused, priceOfHome, showPlace } from './judge-homes.ts'

/** The total price of several homes, and which of them would be left out. Nothing is stored. */
export const priceBulk: Hooks['watchOrders']['priceBulk'] = async (ctx, { selected_items, yearly }, user) => {
  const { payable, refused } = await judgeHomes(ctx, await findHomes(ctx, selected_items, user), user)
  const { price, full } = await priceOfHome(ctx, yearly, user)
  return {
    price: price * payable.length,
    full_price: full * payable.length,
    pays: payable.map(({ item, about }) => ({ item, address: showPlace(about), won: price })),
    refused: presentRefused(refused),
  }
}
