import { leaseRight } from '../acts/leases.ts'
import { preserve, sale, trust } from '../acts/ownership.ts'
import { cancelOf, changeAmount, mortgage, pledge, transferMortgage } from '../acts/secured.ts'
import {
  attachment,
  auctionFrom,
  injunction,
  provisional,
  publicSale,
  rehabilitation,
  seizure,
} from '../acts/seizures.ts'
import { prohibition } from '../acts/terms.ts'
import { type Home, home, man } from '../home.ts'
import { firms as f, people as p } from '../parties.ts'

const south = '서울남부지방법원'
const incheon = '인천지방법원'
const built = (on: string, by = f.예시건설) => preserve(on, by)

const paidLease = leaseRight('l1', '2022-05-16', south, '2022카기90077', {
  won: man(15500),
  part: '3층 301호 전부',
  contract: '2019-12-20',
  movedIn: '2020-01-15',
  fixed: '2019-12-23',
  tenant: p.보기,
})
const leftLease = leaseRight('l1', '2021-04-12', south, '2021카기90310', {
  won: man(14000),
  part: '4층 402호 전부',
  contract: '2018-12-01',
  movedIn: '2019-01-10',
  fixed: '2018-12-03',
  tenant: p.나다,
})
const tradedMortgage = mortgage('m1', '2018-03-20', man(11700), f.나루저축, p.연습, { branch: '인천지점' })

/** 다세대. */
export const villas: readonly Home[] = [
  home('garam-302', 1, '302', ['clean', 'mortgage-low'], 15000, [
    built('2016-06-20'),
    sale('o1', '2018-10-02', p.예시, man(24900)),
    mortgage('m1', '2018-10-02', man(4800), f.한빛은행, p.예시, { branch: '화곡동지점' }),
  ]),
  home('garam-402', 1, '402', ['clean', 'lease-right-cancelled'], 20000, [
    built('2016-06-20'),
    sale('o1', '2017-05-26', p.바사, man(19200)),
    leftLease,
    cancelOf(leftLease, '2021-08-30', '해제'),
  ]),
  home('garam-501', 1, '501', ['jeonse-high', 'recent-owner', 'company-owner'], 23500, [
    built('2016-06-20'),
    sale('o1', '2019-02-15', p.표본, man(19800)),
    sale('o2', '2026-09-18', f.모형주택, man(23500)),
  ]),
  home(
    'garam-102',
    1,
    '102',
    ['pending-case', 'clean'],
    19000,
    [built('2016-06-20'), sale('o1', '2020-07-07', p.시험, man(24300))],
    { pending: { section: '을구', purpose: '근저당권설정' } },
  ),
  home('narae-201', 2, '201', ['provisional-claim'], 16000, [
    built('2019-12-09'),
    sale('o1', '2020-11-20', p.나다, man(17900)),
    provisional('g1', '2024-02-14', '보전', p.임의),
  ]),
  home('narae-402', 2, '402', ['provisional-security', 'loan-shark'], 19000, [
    built('2019-12-09'),
    sale('o1', '2020-03-17', p.허구, man(21500)),
    provisional('g1', '2023-10-11', '담보', p.라마),
    mortgage('m1', '2023-11-02', man(5200), f.샛별대부, p.허구),
  ]),
  home('narae-501', 2, '501', ['injunction'], 17000, [
    built('2019-12-09'),
    sale('o1', '2022-06-13', p.연습, man(19800)),
    injunction('i1', '2025-01-21', '매매를 원인으로 한 소유권이전등기청구권', p.차카, south, '2025카단900215'),
  ]),
  home('narae-102', 2, '102', ['clean', 'amount-changed', 'mortgage-low'], 14000, [
    built('2019-12-09'),
    sale('o1', '2020-02-26', p.보기, man(21900)),
    mortgage('m1', '2020-02-26', man(13200), f.새벽은행, p.보기, { branch: '화곡지점' }),
    changeAmount('m1a', '2022-03-15', 'm1', man(8400)),
    changeAmount('m1b', '2024-09-05', 'm1', man(3600)),
  ]),
  home('daon-202', 3, '202', ['rehabilitation', 'attachment'], 18000, [
    built('2012-04-15', f.모형주택),
    sale('o1', '2016-05-12', p.타파, man(21800)),
    attachment('a1', '2025-11-06', man(7300), f.도담캐피탈, south, '2025카단902290'),
    rehabilitation('r1', '2026-04-02', '서울회생법원', '2026개회90144'),
  ]),
  home('daon-301', 3, '301', ['lease-right-cancelled', 'clean'], 15500, [
    built('2012-04-15', f.모형주택),
    sale('o1', '2014-02-11', p.하하, man(17400)),
    paidLease,
    cancelOf(paidLease, '2022-09-01', '취소결정'),
  ]),
  home('daon-402', 3, '402', ['attachment-to-auction', 'attachment', 'auction'], 19500, [
    built('2012-04-15', f.모형주택),
    sale('o1', '2018-08-20', p.허구, man(25400)),
    attachment('a1', '2024-12-09', man(9100), f.누리카드, south, '2024카단903118'),
    auctionFrom('x1', '2026-01-15', 'a1', '3', f.누리카드, south, '2026타경900077'),
  ]),
  home('tarae-101', 13, '101', ['mortgage-high', 'jeonse-high', 'company-owner'], 15000, [
    built('2022-01-20', f.모형주택),
    mortgage('m1', '2022-01-20', man(9600), f.나루저축, f.모형주택, { branch: '부천지점' }),
  ]),
  home('tarae-302', 13, '302', ['joint-collateral', 'mortgage-high', 'loan-shark'], 19500, [
    built('2022-01-20', f.모형주택),
    sale('o1', '2022-03-08', p.라마, man(26800)),
    mortgage('m1', '2023-05-19', man(84000), f.도담캐피탈, p.라마, { joint: '제2023-9125호' }),
    transferMortgage('m1t', '2025-08-12', 'm1', f.샛별대부),
  ]),
  home('tarae-502', 13, '502', ['clean'], 16000, [
    built('2022-01-20', f.모형주택),
    sale('o1', '2022-04-29', p.시험, man(26200)),
  ]),
  home('parang-202', 14, '202', ['mortgage-transferred', 'mortgage-high'], 13000, [
    built('2015-05-23', f.모형주택),
    sale('o1', '2018-03-20', p.연습, man(17600)),
    tradedMortgage,
    transferMortgage('m1t', '2024-06-27', 'm1', f.마루유동화),
  ]),
  home('parang-301', 14, '301', ['lease-right', 'seizure', 'public-sale'], 9000, [
    built('2015-05-23', f.모형주택),
    sale('o1', '2021-07-14', p.라마, man(16900)),
    seizure('s1', '2024-10-22', '남인천세무서장', '체납추적과-902144'),
    leaseRight('l1', '2024-12-05', incheon, '2024카임90781', {
      won: man(14500),
      part: '3층 301호 전부',
      contract: '2022-08-19',
      movedIn: '2022-09-16',
      fixed: '2022-08-22',
      tenant: p.표본,
    }),
    publicSale('ps', '2026-05-11', 's1', '2026-90211-001'),
  ]),
  home('parang-401', 14, '401', ['lease-right', 'jeonse-high'], 15500, [
    built('2015-05-23', f.모형주택),
    sale('o1', '2022-02-18', p.라마, man(17200)),
    leaseRight('l1', '2025-07-30', incheon, '2025카임90442', {
      won: man(15500),
      rent: man(10),
      part: '4층 401호 전부',
      contract: '2023-03-04',
      movedIn: '2023-04-01',
      fixed: '2023-03-06',
      tenant: p.가공,
    }),
  ]),
  home('parang-502', 14, '502', ['pledge', 'mortgage-high'], 12500, [
    built('2015-05-23', f.모형주택),
    sale('o1', '2019-12-17', p.임의, man(18100)),
    mortgage('m1', '2019-12-17', man(12600), f.가온금고, p.임의),
    pledge('pl', '2023-02-22', 'm1', man(10000), f.가온금고, f.도담캐피탈),
  ]),
  home('lemon-201', 21, '201', ['new-building', 'prohibition', 'company-owner'], 27000, [
    built('2026-09-03', f.예시건설),
    prohibition('pr', '2026-09-03', 'own0'),
  ]),
  home('lemon-502', 21, '502', ['new-building', 'trust', 'jeonse-high'], 38000, [
    built('2026-09-03', f.예시건설),
    trust('t1', '2026-09-10', f.견본신탁, '제2026-90031호'),
  ]),
  home('lemon-601', 21, '601', ['new-building', 'recent-owner'], 26500, [
    built('2026-09-03', f.예시건설),
    sale('o1', '2026-10-15', p.표본, man(30400)),
  ]),
]
