import type { Context } from '../kernel/context.ts'

type Finder = Pick<Context, 'index'>

/** The index stored beside an encrypted phone number or e-mail, by which the whole value finds the user. */
export const foundBy = ({ index }: Finder, by: 'phone' | 'email', plain: string): Buffer =>
  index.of(`account-${by}`, spelled(by, plain))
/** The indexes to search for: with every key that rows may still have. */
export const foundByAny = ({ index }: Finder, by: 'phone' | 'email', plain: string): Buffer[] =>
  index.all(`account-${by}`, spelled(by, plain))

const spelled = (by: 'phone' | 'email', plain: string): string => (by === 'email' ? plain.trim().toLowerCase() : plain)
