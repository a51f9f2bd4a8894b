/** Why a report of an earlier version would come out otherwise today. Written by a person; a test holds it to the facts. */
export type Reason = {
  /** The version whose reports differ. */
  version: string
  /** A place in the report: '*' for anything within one step, '**' for any steps. What lies below it is covered too. */
  path: string
  /** The homes it was seen on; all of them where it is left out. */
  cases?: readonly string[]
  because: string
}

const oneNumber = 'What an auction would not bring back is told cut as the verdict and the payout cut it, so that one sum is one number wherever it is told.'
const noDay = 'What holds the money back names no day: until a day reads as if the money might go then.'
const leave = 'Of a home that nothing mends (an auction, a landlord who is barred or listed) the next act is to stay away from it, and nothing is told beside it that goes on with the contract.'
const heldBack = 'The next act holds the money back wherever the advice of a finding does.'
const refused = 'No guarantee is to be asked for where every guarantor refuses.'
const wholeWaterfall = 'The payout lists every money right on the register: one that gets nothing, and those behind the lease, which take what was told as left over.'
const notFull = 'A score is not full while the ledger, the taxes, the landlord or who lives there has not been looked up; what holds it is told.'
const packHash = 'A rule pack is named by the hash of its tables, where it was named by a day that nobody held to them.'
const ownersDebt =
  'Whether the owner owes a joint debt or only secures it is read from the register, and what follows for the order of the homes is told (대법 2008다41475).'
const debtorFirst =
  'The register names a co-owner as the debtor: his share pays first, the other one, which only secures the debt, what is missing (대법 2008다41475).'
const jeonseBase =
  'A 전세권 on the whole home that stands before all others falls by the sale where its holder asks to be paid: it then is the base right (민사집행법 91조 4항).'
const lenderOpen =
  'A company whose name does not tell a bank from a money lender holds a mortgage: which it is can be looked up with the 금융감독원.'
const stateOffice = 'The state is named together with the office that seized for it.'
const ownAuction =
  'Where nothing would be left for the tenant as a rule, it is told that a court may end an auction that he applies for himself (민사집행법 102조).'
const lienUnseen =
  'Of a home that is being auctioned it is told that no register shows a 유치권, and which papers of the court may (민사집행법 91조 5항, 105조).'
const officetelRate = 'The sales of an 오피스텔 in the capital area are counted at 77.5 %, as the source says, where 77 had been written.'

const printPast =
  'The register was taken more than three months before the day of the report: what was entered since may be anything, so no verdict is told of today and a new register is asked for first.'
const landAlone = 'Of a register of the ground alone it is said as a finding that the register of the building is needed.'
const shopBelow =
  '표제부 prints a shop below and a home above (점포 및 주택): the house is no 근린생활시설, and nothing tells that it has one household, so those of others are asked for and reckoned with.'
const usesApart =
  'The ledger has the unit as a shop and the register as a dwelling (다세대): that the two papers deny each other is a finding of its own.'
const twoKinds =
  '표제부 prints two kinds of dwelling for the building (도시형생활주택, 오피스텔) and none for the unit: which one it is nobody has told, so it is not chosen.'
const onePrice =
  'One price is judged out of all evidence: what a person states no longer silences the register or the official price, the home’s own last sale counts, and the range is as wide as later sales lay apart.'
const otherPrice = 'They follow from that price.'
const circleTold =
  'A small deposit, a seized tax and an older mortgage stand before one another in a circle, for which no statute has a rule: the range holds every reading, and that is told with the rulings.'
const conflict = 'Two sources that disagree about the price are told, and the lower one is reckoned with.'

const toldPrice =
  'A price that somebody said and no paper confirms is the most that the home may be worth: nothing good is told by it alone, and where to look it up is said.'

const nearest = 'A percent is told to the nearest tenth, and a whole percent only where it is exact; it was rounded up.'

const drawn = 'A report shows the home among the sales that its price is made of.'
const limitsTold = 'How far the lease is from the limits of the guarantor is shown, of a lease that passes too.'

export const reasons: readonly Reason[] = [
  { version: 'engine-1', path: 'price.value.sales', because: drawn },
  { version: 'engine-2', path: 'price.value.sales', because: drawn },
  { version: 'engine-2', path: 'guarantee.basis.value.limits', because: limitsTold },
  ...['recovery.value.assumptions.price-told', 'notChecked.price'].map((path): Reason => ({ version: 'engine-2', path, because: toldPrice })),
  { version: 'engine-1', path: 'engine', because: 'The version of the engine itself.' },
  { version: 'engine-2', path: 'engine', because: 'The version of the engine itself.' },
  { version: 'engine-1', path: 'rulePack', because: packHash },
  { version: 'engine-2', path: 'rulePack', because: packHash },
  {
    version: 'engine-1',
    path: 'notChecked.*',
    because: 'What a machine cannot see is listed with who knows it: the account, the realtor, the list of defaulters, the number on the door, the day of moving in.',
  },
  { version: 'engine-1', path: 'nobodyCan.*', because: 'Two things more are said that nobody can look up: a second lease of the same room, and a hidden agreement.' },
  { version: 'engine-1', path: 'findings.accident-area', because: 'A district with twice the country’s guarantee accidents is said; it takes no points.' },
  {
    version: 'engine-1',
    path: 'findings.jeonse-notable',
    because: 'The study counts more accidents from 60 % on: a deposit between 60 and 70 % is told, with the points that its step has. Together with debts the sum is as before.',
  },
  {
    version: 'engine-1',
    path: 'findings.secured-debts.weight',
    because: 'The part of the points that the deposit takes by itself now stands at the deposit (jeonse-notable).',
  },
  { version: 'engine-1', path: 'findings.deposit-over-official', because: 'A deposit above what the official price carries (126 %) is told: villas with inflated prices show there.' },
  { version: 'engine-1', path: 'caps.deposit-over-official', because: 'As every caution it caps the grade at 주의.' },
  { version: 'engine-1', path: 'findings.private-lender', because: 'A mortgage of a money lender or a person is told: it was passed over before.' },
  { version: 'engine-1', path: 'caps.private-lender', because: 'As every caution it caps the grade at 주의.' },
  { version: 'engine-1', path: 'findings.mortgage-sold', because: 'A mortgage passed on as a claim is told: it was passed over before.' },
  { version: 'engine-1', path: 'caps.mortgage-sold', because: 'As every caution it caps the grade at 주의.' },
  { version: 'engine-1', path: 'findings.company-owner', because: 'A home owned by a company is told: wages and its taxes stand before the deposit.' },
  {
    version: 'engine-1',
    path: 'findings.n*-*',
    cases: ['print-with-leases', 'shop-lived-in'],
    because: 'A shop unit is named apart from other uses that are no dwelling: neighbourhood-facility in place of non-residential-use, with the same points.',
  },
  { version: 'engine-1', path: 'caps.n*-*', cases: ['print-with-leases', 'shop-lived-in'], because: 'The same cap under the narrower name.' },
  {
    version: 'engine-1',
    path: 'findings.past-*',
    cases: ['raised-jeonse-right'],
    because: 'History is told in two: seizures of a creditor, and disputes over the home itself.',
  },
  { version: 'engine-1', path: 'findings.seizure.numbers.holders', because: 'The roles of offices are read: the office that seized stands without its department.' },
  { version: 'engine-1', path: 'score', cases: ['joint-villa'], because: 'The money lender and the sold mortgage take eight points each.' },
  { version: 'engine-1', path: 'acts.check-payee', because: 'The account is looked at before money goes to it.' },
  { version: 'engine-1', path: 'acts.report-lease.numbers.fine', because: 'What a late report costs is said.' },
  { version: 'engine-1', path: 'acts.apply-guarantee.numbers.assumedMonths', because: 'That the term was taken as two years is told as a number, and only where it was.' },
  {
    version: 'engine-1',
    path: 'acts.*',
    cases: ['auction-while-living'],
    because: 'Who lives there is told what a tenant can do, not what somebody can who has not signed.',
  },
  { version: 'engine-1', path: 'nextAct', cases: ['auction-while-living'], because: 'To demand the share in the auction comes first for who lives there.' },
  {
    version: 'engine-1',
    path: 'guarantee.*',
    because: 'The guarantee says more: the fee for the term, the last day to ask, what it was reckoned with, what is missing and what nobody could check, HF and SGI beside it, the two readings of the limit for senior debt; where the debts alone are more than the home, by how much of all of it; a lease whose term nobody told and whose half may be past asks for its end.',
  },
  { version: 'engine-1', path: 'price.value.guarantorBy', because: 'Where the guarantor’s price is from is told, with the steps before it that nobody could tell us.' },
  {
    version: 'engine-1',
    path: 'price.value.*',
    cases: ['underwater-by-trades'],
    because: 'A price reckoned from trades is told in 만원, as trades are reported: to the last won it would claim too much.',
  },
  { version: 'engine-1', path: 'recovery.value', cases: ['underwater-by-trades'], because: 'It rests on the price, which is now told in 만원.' },
  { version: 'engine-1', path: 'findings.*.numbers', cases: ['underwater-by-trades'], because: 'They rest on the price, which is now told in 만원.' },
  {
    version: 'engine-1',
    path: 'recovery.value',
    cases: ['seized-by-the-state'],
    because: 'Claims that stand in a circle are shared out and absorbed by classes of equal rank: one or two won go to another of them.',
  },
  {
    version: 'engine-1',
    path: 'findings.deposit-not-covered.numbers',
    cases: ['seized-by-the-state'],
    because: 'They are the sums of that distribution.',
  },
  {
    version: 'engine-1',
    path: 'recovery.value.salePrice.failedSales',
    because: 'How often the sale will have failed before the least bid is down at the expected rate is told, by the court’s own step (유찰저감률).',
  },
  {
    version: 'engine-1',
    path: 'recovery.value.assumptions.*',
    because: 'More of what is taken for granted is told: each scenario of the other households by itself, the dispute whether a lease counts as a security, the ground’s own register, the best case of a joint debt, the rank of a raise.',
  },
  {
    version: 'engine-1',
    path: 'recovery.value',
    cases: ['joint-villa', 'print-with-leases', 'recognised-print-2024', 'trust-officetel'],
    because: 'Fewer than thirty sales stand behind the district’s rate, so its range is wider; and at best the other homes of a joint debt are sold first and pay it (민법 368조).',
  },
  {
    version: 'engine-1',
    path: 'findings.deposit-not-covered.numbers',
    cases: ['joint-villa', 'print-with-leases', 'recognised-print-2024', 'trust-officetel'],
    because: 'They are the sums of that range.',
  },
  {
    version: 'engine-1',
    path: 'recovery.value.lines',
    cases: ['shared-house-blind'],
    because: 'At best the other home of the joint debt is sold first and pays it (민법 368조); in the other cases the households before it take the price.',
  },
  {
    version: 'engine-1',
    path: 'findings.share-right',
    cases: ['raised-jeonse-right'],
    because: 'A right on a share only is told by itself: that share may be sold to somebody else.',
  },
  {
    version: 'engine-1',
    path: 'recovery.value.lines',
    cases: ['raised-jeonse-right'],
    because: 'The seizures are of single shares of the home: each reaches its share of the price and no more.',
  },
  ...['engine-1', 'engine-2'].flatMap((version): Reason[] => [
    ...['check-ledger', 'check-identity', 'get-joint-list', 'ask-tax-certificate', 'look-up-landlord', 'report-lease'].map(
      (act): Reason => ({ version, path: `acts.${act}`, because: leave }),
    ),
    ...['mortgage-high', 'secured-debts'].map(
      (id): Reason => ({ version, path: `findings.${id}.numbers.percent`, because: nearest }),
    ),
    ...['withheld.price-told', 'acts.get-price'].map((path): Reason => ({ version, path, because: toldPrice })),
    { version, path: 'recovery.value.assumptions.joint-owner-owes', because: ownersDebt },
    { version, path: 'recovery.value.assumptions.share-debtor-first', because: debtorFirst },
    { version, path: 'recovery.value.assumptions.own-auction-may-end', because: ownAuction },
    { version, path: 'notChecked.lender-registration', cases: ['joint-villa', 'raised-jeonse-right'], because: lenderOpen },
    { version, path: 'findings.seizure.numbers.holders', cases: ['raised-jeonse-right'], because: stateOffice },
    ...['recovery.value.baseRight', 'recovery.value.assumptions.jeonse-as-base'].map((path): Reason => ({
      version,
      path,
      cases: ['raised-jeonse-right'],
      because: jeonseBase,
    })),
    { version, path: 'recovery.value.assumptions.possessory-lien-unseen', because: lienUnseen },
    { version, path: 'withheld.register-past', because: printPast },
    ...['acts.get-full-register', 'nextAct'].map((path): Reason => ({
      version,
      path,
      cases: ['gift-reverted-flat', 'plot-of-land', 'print-with-leases', 'raised-jeonse-right', 'recognised-print-2024', 'trust-officetel'],
      because: printPast,
    })),
    ...['findings.land-register', 'caps.land-register'].map((path): Reason => ({ version, path, because: landAlone })),
    ...[
      'home.kind',
      'findings.other-deposits-unknown',
      'caps.other-deposits-unknown',
      'withheld.other-deposits',
      'price.value.guarantor',
      'recovery.value',
      'notChecked.other-deposits',
      'notChecked.households',
      'acts.get-other-deposits',
    ].map((path): Reason => ({ version, path, cases: ['print-with-leases'], because: shopBelow })),
    ...['findings.sources-disagree', 'caps.sources-disagree', 'score', 'nextAct', 'acts.check-ledger'].map((path): Reason => ({
      version,
      path,
      cases: ['shop-lived-in'],
      because: usesApart,
    })),
    ...['home.kind', 'price.value.guarantor', 'guarantee'].map((path): Reason => ({
      version,
      path,
      cases: ['trust-officetel'],
      because: twoKinds,
    })),
    ...['recovery.value', 'findings.deposit-not-covered.numbers'].map((path): Reason => ({
      version,
      path,
      cases: ['trust-officetel'],
      because: officetelRate,
    })),
    { version, path: 'price', because: onePrice },
    { version, path: 'findings.price-conflict', because: conflict },
    { version, path: 'caps.price-conflict', because: conflict },
    ...['recovery.value', 'findings.*', 'caps.*', 'guarantee', 'acts.do-not-pay', 'nextAct', 'grade', 'score'].map(
      (path): Reason => ({
        version,
        path,
        cases: ['bought-with-the-deposit', 'gift-reverted-flat', 'underwater-by-trades', 'falling-prices'],
        because: otherPrice,
      }),
    ),
  ]),
  ...['findings.neighbourhood-facility', 'caps.neighbourhood-facility'].map((path): Reason => ({
    version: 'engine-2',
    path,
    cases: ['print-with-leases'],
    because: shopBelow,
  })),
  ...['engine-1', 'engine-2'].flatMap((version) => [
    { version, path: 'recovery.value.baseRight', cases: ['raised-jeonse-right'], because: jeonseBase },
  ]),
  { version: 'engine-2', path: 'recovery.value.assumptions.circle-disputed', cases: ['seized-by-the-state'], because: circleTold },
  { version: 'engine-2', path: 'price.value.guarantorBy', cases: ['trust-officetel'], because: twoKinds },
  { version: 'engine-1', path: 'findings.deposit-not-covered.numbers', because: oneNumber },
  { version: 'engine-1', path: 'caps.open-look-ups', because: notFull },
  { version: 'engine-1', path: 'score', because: notFull },
  { version: 'engine-1', path: 'recovery.value.lines', because: wholeWaterfall },
  { version: 'engine-1', path: 'acts.do-not-pay.due', because: noDay },
  { version: 'engine-1', path: 'nextAct.due', because: noDay },
  { version: 'engine-1', path: 'acts.do-not-sign', because: leave },
  { version: 'engine-1', path: 'acts.do-not-pay', because: heldBack },
  { version: 'engine-1', path: 'nextAct', because: heldBack },
  { version: 'engine-1', path: 'acts.check-guarantee', because: refused },
  { version: 'engine-1', path: 'acts.apply-guarantee', because: refused },
  { version: 'engine-1', path: 'acts.check-payee', because: leave },
  { version: 'engine-1', path: 'acts.pay-off-mortgage', because: leave },
  { version: 'engine-1', path: 'acts.lower-deposit', because: leave },
  { version: 'engine-1', path: 'acts.recheck-register', because: leave },
  { version: 'engine-1', path: 'acts.move-in-and-fix', because: leave },
  { version: 'engine-2', path: 'findings.deposit-not-covered.numbers', because: oneNumber },
  { version: 'engine-2', path: 'caps.open-look-ups', because: notFull },
  { version: 'engine-2', path: 'score', because: notFull },
  { version: 'engine-2', path: 'recovery.value.lines', because: wholeWaterfall },
  { version: 'engine-2', path: 'acts.do-not-pay.due', because: noDay },
  { version: 'engine-2', path: 'nextAct.due', because: noDay },
  { version: 'engine-2', path: 'acts.do-not-sign', because: leave },
  { version: 'engine-2', path: 'acts.do-not-pay', because: heldBack },
  { version: 'engine-2', path: 'nextAct', because: heldBack },
  { version: 'engine-2', path: 'acts.check-guarantee', because: refused },
  { version: 'engine-2', path: 'acts.apply-guarantee', because: refused },
  { version: 'engine-2', path: 'acts.check-payee', because: leave },
  { version: 'engine-2', path: 'acts.pay-off-mortgage', because: leave },
  { version: 'engine-2', path: 'acts.lower-deposit', because: leave },
  { version: 'engine-2', path: 'acts.recheck-register', because: leave },
  { version: 'engine-2', path: 'acts.move-in-and-fix', because: leave },
]
