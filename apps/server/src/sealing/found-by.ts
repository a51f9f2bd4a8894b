import type { Context } from '../kernel/context.ts'

type Finder = Pick<Context, 'index'>

/** What is kept beside a sealed telephone or e-mail, so that the whole of it finds the person. */
export const foundBy = ({ index }: Finder, by: 'phone' | 'email', plain: string): Buffer =>
  index.of(`account-${by}`, spelled(by, plain))
/** What is looked for: under every key that rows may still carry. */
export const foundByAny = ({ index }: Finder, by: 'phone' | 'email', plain: string): Buffer[] =>
  index.all(`account-${by}`, spelled(by, plain))

const spelled = (by: 'phone' | 'email', plain: string): string => (by === 'email' ? plain.trim().toLowerCase() : plain)
