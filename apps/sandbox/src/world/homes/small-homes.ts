import { jeonse, leaseRegistered } from '../acts/leases.ts'
import { preserve, sale, saleToMany, saleUndone, shareSale, trust, trustEnd } from '../acts/ownership.ts'
import { cancelOf, mortgage } from '../acts/secured.ts'
import { attachment, bankruptcy, citySeizure, injunction, provisional, seizure, suitNotice } from '../acts/seizures.ts'
import { redemption, registeredRental } from '../acts/terms.ts'
import { type Home, home, man } from '../home.ts'
import { firms as f, people as p } from '../parties.ts'

const west = '서울서부지방법원'
const east = '서울북부지방법원'
const built = (on: string, by = f.예시건설) => preserve(on, by)

const citySeized = citySeizure('s1', '2021-11-16', '금천구(서울특별시) 1145', '세무1과-900871')
const lostInjunction = injunction(
  'i1',
  '2017-09-08',
  '사해행위취소를 원인으로 한 소유권이전등기말소등기청구권',
  f.도담캐피탈,
  east,
  '2017카단901144',
)
const claimed = provisional('g1', '2018-01-30', '보전', p.차카)
const rolledJeonse = jeonse('j1', '2017-06-01', man(7500), p.표본, '2019-05-31')

/** 연립, 도시형생활주택, and shops used as homes. */
export const smallHomes: readonly Home[] = [
  home(
    'jayeon-na-201',
    10,
    '201',
    ['suit-notice'],
    14500,
    [
      built('1994-10-10', f.모형주택),
      sale('o1', '2006-10-04', p.견본, man(12500)),
      suitNotice('n1', '2009-03-25', '2', east, '2009가단90218'),
    ],
    { dong: '나동' },
  ),
  home('sarang-301', 8, '301', ['clean', 'registered-rental'], 10000, [
    built('2017-03-27'),
    sale('o1', '2017-08-08', p.하하, man(9300)),
    registeredRental('rr', '2020-12-04', 'o1'),
  ]),
  home('sarang-602', 8, '602', ['seizure-cancelled', 'clean'], 12000, [
    built('2017-03-27'),
    sale('o1', '2018-12-21', p.모형, man(11900)),
    citySeized,
    cancelOf(citySeized, '2022-01-04', '해제'),
  ]),
  home('sarang-701', 8, '701', ['sale-reverted', 'clean'], 10000, [
    built('2017-03-27'),
    sale('o1', '2019-06-12', p.차카, man(11000)),
    sale('o2', '2024-03-06', p.바사, man(14800)),
    saleUndone('u1', '2024-05-10', 'o2'),
  ]),
  home('goun-802', 17, '802', ['jeonse-right', 'mortgage-low'], 11500, [
    built('2016-10-29'),
    sale('o1', '2017-06-01', p.타파, man(9400)),
    rolledJeonse,
    cancelOf(rolledJeonse, '2019-06-03'),
    mortgage('m1', '2019-06-03', man(2400), f.한빛은행, p.타파, { branch: '전포지점' }),
    jeonse('j2', '2024-08-01', man(9500), p.가공, '2026-07-31'),
  ]),
  home('goun-301', 17, '301', ['trust-ended', 'clean'], 8000, [
    built('2016-10-29'),
    trust('t1', '2016-11-08', f.견본신탁, '제2016-90870호'),
    trustEnd('te', '2017-04-20', 't1', f.예시건설),
    sale('o1', '2017-04-20', p.타파, man(7600)),
  ]),
  home(
    'goun-502',
    17,
    '502',
    ['land-right-missing'],
    12000,
    [built('2016-10-29'), sale('o1', '2017-07-25', p.하하, man(9300))],
    { landRight: 'missing' },
  ),
  home(
    'boram-402',
    24,
    '402',
    ['separate-land', 'recent-owner'],
    16500,
    [built('2022-08-05'), sale('o1', '2022-09-30', p.임의, man(18400)), sale('o2', '2026-08-21', p.보기, man(18600))],
    { landRight: 'separate' },
  ),
  home(
    'boram-701',
    24,
    '701',
    ['separate-land-cleared', 'clean'],
    10000,
    [built('2022-08-05'), sale('o1', '2022-10-18', p.가공, man(14200))],
    { landRight: 'separate-cleared' },
  ),
  home('boram-202', 24, '202', ['lease-registered'], 14500, [
    built('2022-08-05'),
    sale('o1', '2022-11-25', p.모형, man(17900)),
    leaseRegistered(
      'l1',
      '2024-02-05',
      {
        won: man(14000),
        part: '2층 202호 전부',
        contract: '2024-01-08',
        movedIn: '2024-02-05',
        fixed: '2024-01-09',
        tenant: p.아자,
      },
      '2026-02-04',
    ),
  ]),
  home('areum-301', 9, '301', ['shop-as-home', 'violation', 'mortgage-high'], 20000, [
    built('2020-08-31', f.모형주택),
    mortgage('m1', '2020-09-14', man(18000), f.나루저축, f.모형주택, { branch: '서교지점' }),
  ]),
  home('doremi-402', 20, '402', ['shop-as-home', 'violation', 'seizure'], 15500, [
    built('2019-01-14'),
    sale('o1', '2021-09-03', p.임의, man(21600)),
    seizure('s1', '2025-12-18', '금천세무서장', '부가가치세과-901911'),
  ]),
  home('doremi-501', 20, '501', ['shop-as-home', 'violation'], 12000, [
    built('2019-01-14'),
    sale('o1', '2020-10-21', p.가상, man(16200)),
  ]),
  home(
    'jayeon-na-301',
    10,
    '301',
    ['co-owners', 'attachment'],
    15000,
    [
      built('1994-10-10', f.모형주택),
      saleToMany(
        'o1',
        '2012-11-20',
        [
          { party: p.허구, share: [1, 2] },
          { party: p.하하, share: [1, 2] },
        ],
        man(17000),
      ),
      shareSale('o2', '2023-06-14', p.하하, '2', p.나다, [
        { party: p.허구, share: [1, 2] },
        { party: p.나다, share: [1, 2] },
      ]),
      {
        ...attachment('a1', '2026-03-27', man(3400), f.누리카드, east, '2026카단900611'),
        purpose: '3번윤나다지분가압류',
      },
    ],
    { dong: '나동' },
  ),
  home(
    'jayeon-ga-102',
    10,
    '102',
    ['clean', 'seizure-cancelled'],
    14000,
    [
      built('1994-10-10', f.모형주택),
      sale('o1', '2010-04-06', p.모형, man(15200)),
      lostInjunction,
      claimed,
      cancelOf(lostInjunction, '2018-06-12', '해제'),
      cancelOf(claimed, '2019-02-19', '해제'),
    ],
    { dong: '가동' },
  ),
  home(
    'miso-101',
    22,
    '101',
    ['bankruptcy', 'attachment'],
    12500,
    [
      built('1989-12-22', f.모형주택),
      sale('o1', '2011-09-14', p.차카, man(15800)),
      attachment('a1', '2025-09-24', man(5600), f.도담캐피탈, west, '2025카단901802'),
      bankruptcy('b1', '2026-06-19', '서울회생법원', '2026하단90377'),
    ],
    { dong: 'A동' },
  ),
  home(
    'miso-301',
    22,
    '301',
    ['redemption'],
    14500,
    [
      built('1989-12-22', f.모형주택),
      sale('o1', '2023-04-13', p.허구, man(29500)),
      redemption('rd', '2023-04-13', 'o1', man(29500), f.모형주택),
    ],
    { dong: 'A동' },
  ),
]
