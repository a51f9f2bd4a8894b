import { day, type Day } from '../values/day.ts'
import { dated } from './dated.ts'
import type { Tier } from './small-deposit.ts'

/** A tier, or several if the text of the law does not decide. */
export type TierOn = Tier | readonly Tier[]
export type TierStep = { from: Day; tier: TierOn }

const steps = (...rows: readonly (readonly [string, TierOn])[]): readonly TierStep[] =>
  rows.map(([from, tier]) => ({ from: day(from), tier }))

const seoul = steps(['1984-06-14', 'S'])
const rest = steps(['1984-06-14', 'E'])
const dense = steps(['1984-06-14', 'E'], ['2001-09-15', 'O'])
const incheonDense = steps(['1984-06-14', 'M'], ['2001-09-15', 'O'])
// 2001–2010 the decree excluded all of 인천 from the 광역시 tier; what was not 과밀억제권역 fell into the lowest tier
const incheonRest = steps(['1984-06-14', 'M'], ['2001-09-15', 'E'], ['2010-07-26', 'M'])
// free economic zones and 남동산단 (논현·남촌·고잔동): the excluded area does not follow the dong's border
const incheonEither = steps(['1984-06-14', 'M'], ['2001-09-15', ['O', 'E']], ['2010-07-26', ['O', 'M']])
const metro = (since: string) => steps(['1984-06-14', 'E'], [since, 'M'])
const oldMetro = steps(['1984-06-14', 'M'])
// 전남광주통합특별시 since 2026-07-01: it is unsettled whether '광역시' of the decree still covers it
const gwangju = steps(['1984-06-14', 'E'], ['1986-11-01', 'M'], ['2026-07-01', ['M', 'E']])
const denseOrRest = steps(['1984-06-14', 'E'], ['2001-09-15', ['O', 'E']])
const since2010 = steps(['1984-06-14', 'E'], ['2010-07-26', 'M'])
const since2018 = steps(['1984-06-14', 'E'], ['2018-09-18', 'M'])
const since2021 = steps(['1984-06-14', 'E'], ['2021-05-11', 'M'])

/** 법정동코드 prefix → tier over time. The longest prefix wins. */
export const regionTiers: ReadonlyMap<string, readonly TierStep[]> = new Map([
  ['11', seoul],
  ['26', oldMetro],
  ['27', oldMetro],
  ['29', gwangju],
  ['30', metro('1989-01-01')],
  ['31', metro('1997-07-15')],
  ['2671', rest],
  ['2771', rest],
  ['2772', rest],
  ['3171', rest],
  ['12210', gwangju],
  ['12240', gwangju],
  ['12270', gwangju],
  ['12300', gwangju],
  ['12330', gwangju],
  ['36', steps(['1984-06-14', 'E'], ['2016-03-31', 'M'], ['2018-09-18', 'O'])],
  ['28', incheonDense],
  ['28710', rest],
  ['28720', rest],
  // 영종도, 송도, 청라, 남촌·논현·고잔
  ['28155', incheonEither],
  ['28110145', incheonEither],
  ['28110146', incheonEither],
  ['28110147', incheonEither],
  ['28110148', incheonEither],
  ['28110149', incheonEither],
  ['28110150', incheonEither],
  ['28110151', incheonEither],
  ['28110152', incheonEither],
  ['28185106', incheonEither],
  ['28200107', incheonEither],
  ['28200110', incheonEither],
  ['28200111', incheonEither],
  ['28260122', incheonEither],
  ['28275122', incheonEither],
  // 경서·연희·원창동 of the former 서구: parts are in the 청라 zone
  ['28260104', incheonEither],
  ['28260106', incheonEither],
  ['28260111', incheonEither],
  ['28275', incheonEither],
  // 서구(old) 마전·당하·원당·대곡·금곡·오류·왕길·불로동, since 2026-07-01 검단구
  ['28290', incheonRest],
  ['28260113', incheonRest],
  ['28260114', incheonRest],
  ['28260115', incheonRest],
  ['28260116', incheonRest],
  ['28260117', incheonRest],
  ['28260118', incheonRest],
  ['28260119', incheonRest],
  ['28260120', incheonRest],
  ['28260121', incheonRest],
  ['41', rest],
  ['4111', dense],
  ['4113', dense],
  ['41150', dense],
  ['4117', dense],
  ['4119', dense],
  ['41210', dense],
  ['4128', dense],
  ['41290', dense],
  ['41310', dense],
  ['41410', dense],
  ['41430', dense],
  ['41450', dense],
  // 시흥: the 반월특수지역 (정왕·배곧·죽율·월곶 …) is excluded, and its borders near 대야 do not follow the dong
  ['41390', dense],
  ['41390101', denseOrRest],
  ['41390132', denseOrRest],
  ['41390133', denseOrRest],
  ['41390135', denseOrRest],
  ['41390131', denseOrRest],
  ['41390127', denseOrRest],
  ['41390128', denseOrRest],
  // 남양주: ten dong by name; 다산동 was split off 도농·지금·가운 and others in 2017
  ['41360', rest],
  ['41360101', dense],
  ['41360102', dense],
  ['41360103', dense],
  ['41360104', dense],
  ['41360105', dense],
  ['41360106', dense],
  ['41360107', dense],
  ['41360108', dense],
  ['41360109', dense],
  ['41360110', dense],
  ['41360112', denseOrRest],
  ['4146', steps(['1984-06-14', 'E'], ['2010-07-26', 'M'], ['2018-09-18', 'O'])],
  ['4159', steps(['1984-06-14', 'E'], ['2018-09-18', 'O'])],
  ['41570', steps(['1984-06-14', 'E'], ['2010-07-26', 'M'], ['2021-05-11', 'O'])],
  ['4127', since2010],
  ['41610', since2010],
  ['41480', since2018],
  ['41500', since2021],
  ['41220', since2021],
])

/** The tiers as a table of the rule pack; each place has its own days. */
export const regionTierTable = dated('region-tiers', 'security-registered', [
  {
    from: day('1984-06-14'),
    value: regionTiers,
    source: {
      title: '주택임대차보호법 시행령, 수도권정비계획법 시행령 별표 1',
      article: '제10조제1항',
      confidence: 'official',
      checkedOn: day('2026-11-21'),
    },
  },
])
