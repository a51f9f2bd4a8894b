import { leaseRight } from '../acts/leases.ts'
import { preserve, sale } from '../acts/ownership.ts'
import { cancelOf, mortgage, superficies } from '../acts/secured.ts'
import type { Draft } from '../draft.ts'
import { type Home, home, man } from '../home.ts'
import { firms as f, people as p } from '../parties.ts'

const south = '서울남부지방법원'

/** An encumbrance of house and land is in both records; the house begins with its 보존, the land with a sale. */
const both = (
  house: readonly Draft[],
  land: readonly Draft[],
  shared: readonly Draft[],
  landAfter: readonly Draft[] = [],
) => ({ acts: [...house, ...shared], landActs: [...land, ...shared, ...landAfter] })

const goejeong = both(
  [preserve('2014-11-02', p.차카)],
  [sale('o1', '2013-09-10', p.차카, man(28000))],
  [mortgage('m1', '2021-05-18', man(45600), f.가온금고, p.차카, { joint: '제2021-9152호' })],
)
const kkachi = both(
  [preserve('2003-06-09', p.하하)],
  [sale('o1', '2002-04-22', p.하하, man(41000))],
  [
    mortgage('m1', '2016-02-15', man(28800), f.새벽은행, p.하하, {
      jointProperty: '토지 서울특별시 강서구 화곡동 9224-6',
    }),
    leaseRight('l1', '2025-05-29', south, '2025카임90207', {
      won: man(9500),
      part: '1층 101호 46.8㎡',
      contract: '2021-04-10',
      movedIn: '2021-05-08',
      fixed: '2021-04-12',
      tenant: p.나다,
    }),
  ],
)
const oldLoan = mortgage('m1', '2009-03-19', man(19500), f.한빛은행, p.견본, {
  jointProperty: '토지 서울특별시 관악구 봉천동 9181-5',
  branch: '낙성대지점',
})
const nambu = both(
  [preserve('1986-07-25', p.모형), sale('o2', '2009-03-19', p.견본, man(52000))],
  [sale('o1', '1985-11-13', p.모형, man(4200)), sale('o2', '2009-03-19', p.견본, man(52000))],
  [oldLoan, cancelOf(oldLoan, '2020-12-01')],
)
const sharedLand = both(
  [preserve('2009-09-17', p.하하)],
  [sale('o1', '2007-03-14', p.하하, man(52000))],
  [mortgage('m1', '2019-02-25', man(84000), f.가온금고, p.하하, { joint: '제2019-9055호' })],
  [superficies('su', '2019-02-25', f.가온금고)],
)

/** 다가구 and 단독: the house and its land are two records, the rooms are not units. */
export const houses: readonly Home[] = [
  home(
    'goejeong-101',
    16,
    '101',
    ['other-deposits-unknown', 'mortgage-high', 'land-building', 'joint-collateral'],
    9000,
    goejeong.acts,
    { landActs: goejeong.landActs },
  ),
  home('goejeong-302', 16, '302', ['other-deposits-known', 'joint-collateral', 'land-building'], 8500, goejeong.acts, {
    landActs: goejeong.landActs,
    otherDeposits: man(38500),
  }),
  home(
    'kkachi-202',
    23,
    '202',
    ['violation', 'lease-right', 'other-deposits-unknown', 'land-building'],
    11000,
    kkachi.acts,
    { landActs: kkachi.landActs },
  ),
  home('nambu-house', 19, null, ['clean', 'mortgage-cancelled', 'land-building'], 35000, nambu.acts, {
    landActs: nambu.landActs,
  }),
  home(
    'bongcheon-201',
    6,
    '201',
    ['mortgage-high', 'other-deposits-known', 'superficies', 'joint-collateral', 'land-building'],
    13000,
    sharedLand.acts,
    { landActs: sharedLand.landActs, otherDeposits: man(31000) },
  ),
  home(
    'bongcheon-102',
    6,
    '102',
    ['other-deposits-unknown', 'superficies', 'mortgage-high', 'joint-collateral', 'land-building'],
    12000,
    sharedLand.acts,
    { landActs: sharedLand.landActs },
  ),
]
