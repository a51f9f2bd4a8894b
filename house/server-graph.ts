import { posix } from 'node:path'
import { filesBelow, read } from './repository.ts'

/**
 * The folders of the server, lowest first, and what each may import. Any other import is an error; so is one of a later
 * row. Tests, scenes and `main`, which combines everything, may import anything.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  crypto: [],
  files: ['crypto'],
  kernel: ['crypto', 'files'],
  sealing: ['kernel', 'crypto', 'files'],
  http: ['kernel', 'crypto', 'sealing'],
  jobs: ['kernel', 'sealing'],
  ledger: ['kernel'],
  points: ['kernel', 'ledger'],
  address: ['kernel', 'crypto'],
  settings: ['kernel', 'crypto'],
  experiment: ['kernel'],
  shell: ['kernel'],
  loan: ['kernel', 'crypto'],
  account: ['kernel', 'crypto', 'sealing', 'http'],
  message: ['kernel', 'account'],
  tracking: ['kernel', 'crypto', 'account'],
  verification: ['kernel', 'crypto', 'account'],
  payment: ['kernel', 'crypto', 'ledger', 'message', 'account'],
  coupon: ['kernel', 'crypto', 'http', 'payment', 'account', 'address'],
  report: ['kernel', 'address', 'crypto', 'message', 'payment', 'http', 'account'],
  subscribe: ['kernel', 'crypto', 'address', 'ledger', 'points', 'message', 'payment', 'report'],
  ticket: ['kernel', 'payment', 'crypto', 'ledger', 'account', 'message'],
  campaign: ['kernel', 'coupon'],
  order: [
    'kernel',
    'message',
    'payment',
    'ticket',
    'address',
    'coupon',
    'ledger',
    'points',
    'report',
    'subscribe',
    'crypto',
    'account',
    'campaign',
  ],
  operator: [
    'kernel',
    'order',
    'account',
    'settings',
    'experiment',
    'shell',
    'payment',
    'crypto',
    'http',
    'report',
    'message',
    'jobs',
    'subscribe',
  ],
  preview: ['kernel', 'operator', 'report', 'order', 'ticket', 'subscribe'],
}

const src = 'apps/server/src/'
/** The folder of a file; null for tests, their scenes, and `main`. */
export function folderOf(file: string): string | null {
  if (!file.startsWith(src) || /\.(test|scenes)\.ts$|\/testing\//.test(file)) return null
  const [first = '', second = ''] = file.slice(src.length).split('/')
  return first === 'main' || first === 'testing' ? null : first === 'features' ? second : first
}

export type Arrow = { from: string; to: string; file: string; imports: string }
/** Imports between folders, types included. */
export function arrowsOf(file: string, text: string): Arrow[] {
  const from = folderOf(file)
  if (from === null) return []
  return [...text.matchAll(/^(?:import|export)\s[^'"]*?from\s+'(\.[^']+)'/gms)].flatMap(([, path = '']) => {
    const imports = posix.normalize(posix.join(posix.dirname(file), path))
    const to = folderOf(imports)
    return to === null || to === from ? [] : [{ from, to, file, imports }]
  })
}

export const serverArrows = (): Arrow[] =>
  filesBelow(src.slice(0, -1))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => arrowsOf(file, read(file)))

/** An import that the table does not allow. */
export const isWrong = ({ from, to }: Pick<Arrow, 'from' | 'to'>): boolean => !mayImport[from]?.includes(to)
