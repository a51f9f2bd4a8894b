import { jeonse, leaseRight } from '../acts/leases.ts'
import { preserve, rename, sale, saleToMany, trust } from '../acts/ownership.ts'
import { cancelOf, changeAmount, mortgage } from '../acts/secured.ts'
import { attachment, auction, seizure } from '../acts/seizures.ts'
import { type Home, home, man } from '../home.ts'
import { firms, people } from '../parties.ts'

const p = people
const f = firms
const seoulSouth = '서울남부지방법원'

const oldMortgage = mortgage('m0', '2017-04-03', man(9600), f.새벽은행, p.견본, { branch: '화곡지점' })
const soldSeizure = seizure('s0', '2021-09-14', '양천세무서장', '징세과-900417')

/** One home of each kind of building: the examples that a new user sees first. */
export const firstHomes: readonly Home[] = [
  home('garam-201', 1, '201', ['clean', 'mortgage-cancelled'], 16000, [
    preserve('2016-06-20', f.예시건설),
    sale('o1', '2017-04-03', p.견본, man(16800)),
    oldMortgage,
    cancelOf(oldMortgage, '2021-03-11'),
    sale('o2', '2021-03-11', p.가상, man(22500)),
  ]),
  home('narae-302', 2, '302', ['mortgage-high', 'jeonse-high'], 24000, [
    preserve('2019-12-09', f.예시건설),
    sale('o1', '2021-06-30', p.예시, man(25800)),
    mortgage('m1', '2021-06-30', man(15600), f.한빛은행, p.예시, { branch: '강서지점' }),
  ]),
  home('daon-b01', 3, '비01', ['lease-right', 'basement', 'seizure-cancelled'], 9000, [
    preserve('2012-04-15', f.모형주택),
    sale('o1', '2013-07-22', p.라마, man(14800)),
    soldSeizure,
    cancelOf(soldSeizure, '2022-02-08', '해제'),
    leaseRight('l1', '2025-03-18', seoulSouth, '2025카임90133', {
      won: man(13000),
      part: '지하1층 비01호 전부',
      contract: '2022-11-05',
      movedIn: '2022-12-01',
      fixed: '2022-11-07',
      tenant: p.아자,
    }),
  ]),
  home(
    'maru-101-1202',
    4,
    '1202',
    ['clean', 'mortgage-low', 'amount-changed'],
    30000,
    [
      preserve('1998-12-07', f.모형주택),
      sale('o1', '2008-05-19', p.시험, man(21500)),
      mortgage('m1', '2008-05-19', man(13000), f.한빛은행, p.시험, { branch: '노원지점' }),
      changeAmount('m1c', '2019-08-02', 'm1', man(6500)),
      rename('n1', '2020-01-15', '갑구', 'o1', p.시험.name, p.시험.address),
    ],
    { dong: '101동' },
  ),
  home('bada-702', 5, '702', ['trust', 'company-owner'], 15500, [
    preserve('2018-07-30', f.예시건설),
    sale('o1', '2022-10-12', f.모형주택, man(19800)),
    trust('t1', '2022-10-12', f.견본신탁, '제2022-90412호'),
  ]),
  home(
    'yeokchon-house',
    7,
    null,
    ['auction', 'attachment', 'land-building'],
    21000,
    [
      preserve('1991-05-13', p.모형),
      mortgage('m1', '2018-11-05', man(39000), f.나루저축, p.모형, {
        jointProperty: '토지 서울특별시 은평구 역촌동 9061-4',
      }),
      attachment('a1', '2025-05-20', man(4820), f.누리카드, '서울서부지방법원', '2025카단901274'),
      auction('x1', '2026-02-03', '임의', f.나루저축, '서울서부지방법원', '2026타경900318'),
    ],
    {
      landActs: [
        sale('o1', '1990-08-21', p.모형, man(9800)),
        mortgage('m1', '2018-11-05', man(39000), f.나루저축, p.모형, {
          jointProperty: '건물 서울특별시 은평구 역촌동 9061-4',
        }),
        attachment('a1', '2025-05-20', man(4820), f.누리카드, '서울서부지방법원', '2025카단901274'),
        auction('x1', '2026-02-03', '임의', f.나루저축, '서울서부지방법원', '2026타경900318'),
      ],
    },
  ),
  home('sarang-503', 8, '503', ['seizure', 'jeonse-right'], 17500, [
    preserve('2017-03-27', f.예시건설),
    sale('o1', '2022-04-08', p.연습, man(20500)),
    jeonse('j1', '2023-03-02', man(16000), p.나다, '2025-03-01'),
    seizure('s1', '2026-05-28', '금천세무서장', '재산세과-901522'),
  ]),
  home('areum-402', 9, '402', ['shop-as-home', 'violation'], 23000, [
    preserve('2020-08-31', f.모형주택),
    sale('o1', '2022-01-17', p.차카, man(32800)),
    mortgage('m1', '2022-01-17', man(10800), f.새벽은행, p.차카, { branch: '마포지점' }),
  ]),
  home(
    'jayeon-ga-202',
    10,
    '202',
    ['co-owners'],
    16500,
    [
      preserve('1994-10-10', f.모형주택),
      sale('o1', '2004-06-08', p.허구, man(9200)),
      saleToMany(
        'o2',
        '2019-10-25',
        [
          { party: p.라마, share: [1, 2] },
          { party: p.임의, share: [1, 2] },
        ],
        man(24000),
      ),
    ],
    { dong: '가동' },
  ),
]
