import { leaseRight } from '../acts/leases.ts'
import { preserve, rename, sale, saleToMany, trust, trustEnd } from '../acts/ownership.ts'
import { cancelOf, changeAmount, mortgage, pledge, transferMortgage } from '../acts/secured.ts'
import { attachment, auction, citySeizure, provisional, seizure } from '../acts/seizures.ts'
import { prohibition, registeredRental, residenceDuty, specialTerms } from '../acts/terms.ts'
import { type Home, home, man } from '../home.ts'
import { firms as f, people as p } from '../parties.ts'

const projectLoan = mortgage('m0', '1998-12-07', 36_866_700_000, f.새벽은행, f.모형주택, { branch: '기업금융지점' })
const paidMortgage = mortgage('m1', '2014-08-18', man(26000), f.한빛은행, p.시험, { branch: '분당지점' })
const loan2015 = mortgage('m1', '2015-11-03', man(31200), f.한빛은행, p.가공, { branch: '동탄지점' })

/** 아파트 and 오피스텔. */
export const towers: readonly Home[] = [
  home(
    'maru-102-302',
    4,
    '302',
    ['clean', 'mortgage-cancelled'],
    31000,
    [
      preserve('1998-12-07', f.모형주택),
      projectLoan,
      sale('o1', '1999-02-22', p.허구, man(11800)),
      cancelOf(projectLoan, '1999-02-24', '일부포기'),
      sale('o2', '2016-03-29', p.견본, man(32500)),
    ],
    { dong: '102동' },
  ),
  home(
    'maru-101-501',
    4,
    '501',
    ['mortgage-high'],
    35000,
    [
      preserve('1998-12-07', f.모형주택),
      sale('o1', '2021-08-25', p.나다, man(56800)),
      mortgage('m1', '2021-08-25', man(39600), f.새벽은행, p.나다, { branch: '상계지점' }),
    ],
    { dong: '101동' },
  ),
  home(
    'chaoreum-901-802',
    11,
    '802',
    ['clean', 'amount-changed', 'mortgage-low'],
    62000,
    [
      preserve('1995-10-01', f.모형주택),
      sale('o1', '2010-12-14', p.가상, man(61000)),
      mortgage('m1', '2010-12-14', man(36000), f.한빛은행, p.가상, { branch: '정자지점' }),
      rename('n1', '2017-02-10', '갑구', 'o1', p.가상.name, p.가상.address),
      changeAmount('m1c', '2019-11-28', 'm1', man(12000)),
    ],
    { dong: '901동' },
  ),
  home(
    'chaoreum-902-1502',
    11,
    '1502',
    ['clean', 'mortgage-cancelled'],
    60000,
    [
      preserve('1995-10-01', f.모형주택),
      sale('o1', '2014-08-18', p.시험, man(65500)),
      paidMortgage,
      cancelOf(paidMortgage, '2023-04-07'),
    ],
    { dong: '902동' },
  ),
  home(
    'chaoreum-902-301',
    11,
    '301',
    ['co-owners', 'mortgage-low'],
    45000,
    [
      preserve('1995-10-01', f.모형주택),
      saleToMany(
        'o1',
        '2018-05-31',
        [
          { party: p.아자, share: [7, 10] },
          { party: p.타파, share: [3, 10] },
        ],
        man(63000),
      ),
      mortgage('m1', '2018-05-31', man(9900), f.새벽은행, p.아자, { branch: '분당지점' }),
    ],
    { dong: '902동' },
  ),
  home(
    'canaria-1402',
    12,
    '1402',
    ['jeonse-high', 'recent-owner'],
    66000,
    [
      preserve('2004-12-13', f.예시건설),
      sale('o1', '2012-02-20', p.모형, man(38000)),
      sale('o2', '2026-09-29', p.보기, man(75500)),
    ],
    { dong: '101동' },
  ),
  home(
    'canaria-701',
    12,
    '701',
    ['seizure', 'attachment'],
    38000,
    [
      preserve('2004-12-13', f.예시건설),
      sale('o1', '2017-10-12', p.하하, man(41500)),
      citySeizure('s1', '2025-10-30', '안양시동안구 3138', '세무과-904412'),
      attachment('a1', '2026-02-12', man(6700), f.누리카드, '수원지방법원 안양지원', '2026카단900288'),
    ],
    { dong: '101동' },
  ),
  home(
    'canaria-2002',
    12,
    '2002',
    ['special-terms'],
    48000,
    [
      preserve('2004-12-13', f.예시건설),
      sale('o1', '2016-06-09', p.라마, man(47000), '증여'),
      specialTerms('st', '2016-06-09', 'o1'),
    ],
    { dong: '101동' },
  ),
  home(
    'noeul-101-1105',
    18,
    '1105',
    ['clean'],
    25000,
    [preserve('2009-07-31', f.예시건설), sale('o1', '2015-04-15', p.가공, man(23800))],
    { dong: '101동' },
  ),
  home(
    'noeul-102-902',
    18,
    '902',
    ['mortgage-transferred', 'pledge', 'loan-shark', 'mortgage-high'],
    30000,
    [
      preserve('2009-07-31', f.예시건설),
      sale('o1', '2015-11-03', p.가공, man(31000)),
      loan2015,
      transferMortgage('m1t', '2022-06-21', 'm1', f.도담캐피탈),
      pledge('pl', '2022-06-21', 'm1', man(26000), f.도담캐피탈, f.나루저축),
      transferMortgage('m1u', '2024-12-03', 'm1', f.샛별대부),
    ],
    { dong: '102동' },
  ),
  home(
    'noeul-103-2203',
    18,
    '2203',
    ['residence-duty'],
    24000,
    [
      preserve('2009-07-31', f.예시건설),
      prohibition('pr', '2009-07-31', 'own0'),
      cancelOf(prohibition('pr', '2009-07-31', 'own0'), '2009-11-20', '소유권이전등기'),
      sale('o1', '2009-11-20', p.연습, man(20500)),
      residenceDuty('rd', '2009-11-20', 'o1'),
    ],
    { dong: '103동' },
  ),
  home(
    'noeul-103-1504',
    18,
    '1504',
    ['auction', 'mortgage-high', 'seizure'],
    28000,
    [
      preserve('2009-07-31', f.예시건설),
      sale('o1', '2021-12-16', p.임의, man(49800)),
      mortgage('m1', '2021-12-16', man(44400), f.나루저축, p.임의, { branch: '수원지점' }),
      seizure('s1', '2025-06-11', '동수원세무서장', '징세과-903377'),
      auction('x1', '2026-06-30', '임의', f.나루저축, '수원지방법원', '2026타경901502'),
    ],
    { dong: '103동' },
  ),
  home('bada-1003', 5, '1003', ['clean', 'mortgage-low'], 13000, [
    preserve('2018-07-30', f.예시건설),
    sale('o1', '2020-05-27', p.표본, man(22800)),
    mortgage('m1', '2020-05-27', man(3000), f.한빛은행, p.표본, { branch: '신림지점' }),
  ]),
  home('bada-301', 5, '301', ['lease-right', 'attachment', 'company-owner'], 13500, [
    preserve('2018-07-30', f.예시건설),
    sale('o1', '2021-01-26', f.모형주택, man(16100)),
    attachment('a1', '2024-11-14', man(13000), p.아자, '서울중앙지방법원', '2024카단905120'),
    leaseRight('l1', '2025-02-06', '서울중앙지방법원', '2025카임90061', {
      won: man(13000),
      part: '3층 301호 전부',
      contract: '2022-10-29',
      movedIn: '2022-11-25',
      fixed: '2022-10-31',
      tenant: p.아자,
    }),
  ]),
  home('bada-902', 5, '902', ['trust-ended', 'recent-owner'], 17500, [
    preserve('2018-07-30', f.예시건설),
    trust('t1', '2018-08-20', f.견본신탁, '제2018-90655호'),
    trustEnd('te', '2019-03-12', 't1', f.예시건설),
    sale('o1', '2019-03-12', p.하하, man(18700)),
    sale('o2', '2026-10-08', p.임의, man(19800)),
  ]),
  home('haneul-1202', 15, '1202', ['jeonse-high', 'provisional-security'], 15500, [
    preserve('2020-04-16', f.모형주택),
    sale('o1', '2021-10-21', p.연습, man(16900)),
    provisional('g1', '2025-04-24', '담보', p.라마),
  ]),
  home('haneul-501', 15, '501', ['clean', 'registered-rental'], 8000, [
    preserve('2020-04-16', f.모형주택),
    sale('o1', '2020-06-15', p.차카, man(11400)),
    registeredRental('rr', '2021-01-13', 'o1'),
  ]),
  home('haneul-802', 15, '802', ['seizure', 'mortgage-high', 'joint-collateral'], 13000, [
    preserve('2020-04-16', f.모형주택),
    mortgage('m1', '2020-04-16', man(520000), f.나루저축, f.모형주택, { joint: '제2020-9140호' }),
    seizure('s1', '2025-08-27', '남인천세무서장', '법인세과-901190'),
  ]),
]
