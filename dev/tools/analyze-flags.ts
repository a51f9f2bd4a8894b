import { homeKinds } from '@jipsalpim/engine/property/home-kind-names.ts'

/** Every flag of `analyze` that takes a value, with its type and meaning. The help is printed from this table. */
export const flags = {
  deposit: ['WON', 'the deposit (보증금)'],
  rent: ['WON', 'the monthly rent; without it a deposit alone is 전세'],
  'contract-date': ['DAY', 'YYYY-MM-DD, the day of signing'],
  'move-in-date': ['DAY', 'the day of moving in and of the balance'],
  'end-date': ['DAY', 'the last day of the term; two years where it is not given'],
  price: ['WON', 'what somebody says the home is worth: it lowers the price of other sources and never raises it'],
  'official-price': ['WON', '공동주택가격 or 개별주택가격'],
  kind: [homeKinds.join('|'), 'the kind of home, where the register does not tell'],
  households: ['N', 'how many households live under this register (다가구)'],
  'other-deposits': ['WON', 'the sum of the other households’ deposits'],
  'joint-homes': ['WON', 'what the other homes of the 공동담보 are worth together'],
  landlord: ['NAME', 'who signs as the landlord'],
  payee: ['NAME', 'whose account the deposit goes to'],
  signer: ['owner|agent|sublessor', 'who signs on the landlord’s side'],
  'agent-papers': ['yes|no', '위임장 and 인감증명서 of the agent were seen'],
  'trust-consent': ['yes|no', 'the consent of trustee and first beneficiary was seen (신탁)'],
  broker: ['yes|no', 'a licensed realtor draws up the contract'],
  'side-offer': ['yes|no', 'interest, moving costs or cash were offered for signing'],
  'asked-to-move-out': ['yes|no', 'somebody asks to move the resident registration away for a while'],
  'public-list': ['yes|no', 'the landlord is on the list of habitual defaulters'],
  'guarantee-ban': ['yes|no', 'the guarantor takes no lease of his'],
  subrogations: ['N', 'deposits that the guarantor paid in his place within three years; 0 for none'],
  homes: ['N', 'how many homes he lets'],
  taxes: ['none|arrears|refused', 'his tax certificate, or a look-up'],
  'first-repay': ['WON|all', 'loans that he says he repays before the balance; it never changes the grade'],
  day: ['DAY', 'the day to judge on; without it today in Seoul'],
  before: ['OLDER-FILE', 'an older register of the same home: what changed since'],
} as const satisfies Readonly<Record<string, readonly [value: string, what: string]>>
export type FlagName = keyof typeof flags

const rows = Object.entries(flags).map(([name, [value, what]]) => [`--${name} ${value}`, what] as const)
const switches = [
  ['--json', 'one JSON object in place of the report'],
  ['--schema', 'the JSON Schema of that object, and nothing else'],
  ['--help', 'this'],
] as const

export const usage = `analyze FILE ${rows.map(([flag]) => `[${flag}]`).join(' ')} [--json] | analyze --schema | analyze --help`

export const help = [
  'analyze FILE [flags]: reads a register (PDF, text or a provider’s JSON) and judges it. Exit 0 with a report, 2 with a refusal, 1 for a wrong call.',
  'What is not given is unknown, and said to be; WON is a whole number, commas allowed.',
  '',
  ...[...rows, ...switches].map(([flag, what]) => `  ${flag.padEnd(34)} ${what}`),
].join('\n')
