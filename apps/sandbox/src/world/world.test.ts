import { describe, expect, it } from 'vitest'
import { daysBetween, isDay } from '@jipsalpim/engine/values/day.ts'
import { buildingCodeOf, jusoRow } from '../services/address/row.ts'
import { ledgerHo, titleRows, unitAreaRows } from '../services/building/rows.ts'
import { pnuOf } from '../services/official-price.ts'
import { dangers } from './danger.ts'
import { registeredOn, subjectAddress } from './display.ts'
import { jointLists } from './joint.ts'
import { magicKinds, magicOf, magicSite, magicTable } from './magic.ts'
import { levelOf, marketPrice, officialPrice } from './prices.ts'
import { textOf } from './printed.ts'
import { covers } from './real-sales.ts'
import { registerOf } from './register.ts'
import { enter, ownersNow } from './registrar.ts'
import { isStrata, siteOf, sites } from './sites.ts'
import { salesIn } from './trades.ts'
import { subjectOf, subjectsOf, uniqueNoOf } from './unique-no.ts'
import { allUnits, roadAddress } from './units.ts'
import { carries, draftsOf, homes, subjectOfHome, unitOf, uniqueNoOfHome } from './world.ts'

const now = new Date('2026-11-21T03:00:00Z')
const named = homes.map((h) => [h.id, h] as const)

describe('the world', () => {
  it('has at least sixty homes of every kind, each called once', () => {
    expect(homes.length).toBeGreaterThanOrEqual(60)
    expect(new Set(homes.map((h) => h.id)).size).toBe(homes.length)
    expect(new Set(homes.map((h) => siteOf(h.site).kind))).toEqual(
      new Set(['아파트', '연립', '다세대', '도시형', '오피스텔', '다가구', '단독', '근린생활시설']),
    )
  })
  it('carries every danger at least once', () => {
    expect(dangers.filter((d) => !homes.some((h) => carries(h, d)))).toEqual([])
  })
  it('stands on lots and numbers that no real home has', () => {
    for (const site of sites) {
      expect(site.lotMain).toBeGreaterThanOrEqual(9000)
      expect(site.buildingMain).toBeGreaterThanOrEqual(9000)
    }
    for (const item of Object.values(jointLists).flat()) expect(item.property).toMatch(/ 9\d{3}(-\d+)?( |$)/)
  })
  it('gives every record a number of its own that leads back to it', () => {
    const all = sites.flatMap((s) => subjectsOf(s)).map(uniqueNoOf)
    expect(new Set(all).size).toBe(all.length)
    expect(allUnits().length).toBeGreaterThan(600)
    for (const no of all) {
      const subject = subjectOf(no)
      expect(subject && uniqueNoOf(subject)).toBe(no)
    }
    expect(subjectOf('91492016001999')).toBeNull()
  })
  it('tells of a joint mortgage in every record that its list names', () => {
    const drawn = sites
      .flatMap((s) => subjectsOf(s))
      .flatMap((subject) => {
        const lists = Object.entries(jointLists).filter(([, items]) =>
          items.some(
            (i) =>
              i.property.replace(/^\[..\] /, '') === subjectAddress(subject) &&
              (subject.of !== '토지') === i.property.startsWith('[건물]'),
          ),
        )
        return lists.map(([list]) => {
          const [mortgage] = enter(draftsOf(subject), uniqueNoOf(subject)).filter((e) =>
            e.fields.some((f) => f.value === list),
          )
          return [mortgage?.rank, mortgage?.cancelled]
        })
      })
    expect(drawn.length).toBe(12 + 6 + 4)
    expect(new Set(drawn.map(String))).toEqual(new Set(['1,false']))
  })
  it('has a place for every failure', () => {
    expect(magicKinds.map((k) => magicOf(magicSite(k)))).toEqual([...magicKinds])
    expect(magicTable().length).toBeGreaterThan(magicKinds.length)
    expect(homes.filter((h) => magicOf(siteOf(h.site)) !== null)).toEqual([])
  })
})

describe.each(named)('%s', (_, home) => {
  const subject = subjectOfHome(home)
  const { site, unit } = subject
  const register = registerOf(subject)
  const rows = (subtitle: string) => register.tables.find((t) => t.subtitle === subtitle)?.rows ?? []
  const entered = enter(home.acts, register.uniqueNo)

  it('has one address in the register, the road-address service and the ledger', () => {
    const juso = jusoRow(site)
    expect(`${juso['jibunAddr']} `).toContain(`${register.address.split(' ').slice(0, 4).join(' ')}`.split(' 제')[0])
    expect(buildingCodeOf(site).slice(0, 19)).toBe(pnuOf(site))
    const place = rows(unit && isStrata(site) ? '1동의 건물의 표시' : '건물의 표시').at(-1)?.cells[2]
    expect(textOf(place ?? []).replaceAll(' ', '')).toContain(roadAddress(site).replaceAll(' ', ''))
    expect(titleRows(site)[0]?.['newPlatPlc']).toBe(roadAddress(site))
  })
  it('has one area in the register and the ledger', () => {
    if (!unit || !isStrata(site)) return expect(home.landActs).not.toBeNull()
    expect(textOf(rows('전유부분의 건물의 표시')[0]?.cells[3] ?? [])).toBe(`철근콘크리트구조${unit.area}㎡`)
    const ledger = unitAreaRows(site).filter(
      (r) => r['exposPubuseGbCd'] === '1' && r['dongNm'] === (unit.dong ?? '') && ledgerHo(unit) === r['hoNm'],
    )
    expect(ledger.map((r) => Number(r['area']))).toEqual([unit.area])
  })
  it('is registered after it was approved', () => {
    const first = home.acts[0]
    expect(first?.purpose).toBe('소유권보존')
    expect(daysBetween(registeredOn(site), first?.on ?? registeredOn(site))).toBeGreaterThanOrEqual(0)
  })
  it('tells its story in order, with receipts that rise', () => {
    const order = home.acts.map((a) => a.on)
    expect(order).toEqual(order.toSorted())
    expect(order.every(isDay)).toBe(true)
    expect(order.filter((on) => on > '2026-11-20')).toEqual([])
    expect(new Set(home.acts.map((a) => a.key)).size).toBe(home.acts.length)
    for (const section of ['갑구', '을구']) {
      const of = entered.filter((e) => e.section === section)
      of.forEach((e, i) => {
        const before = of[i - 1]
        if (before && before.on.slice(0, 4) === e.on.slice(0, 4)) expect(e.receiptNo).toBeGreaterThan(before.receiptNo)
      })
    }
    expect(ownersNow(entered).owners.length).toBe(carries(home, 'co-owners') ? 2 : 1)
  })
  it('names no entry and no list that is not there', () => {
    for (const act of home.acts) {
      for (const key of [act.under, act.strikesAlso, ...(act.cancels ?? [])])
        if (key !== undefined) expect(home.acts.some((a) => a.key === key)).toBe(true)
      for (const f of act.fields)
        if (f.label === '공동담보목록') expect(jointLists[f.value]?.length).toBeGreaterThanOrEqual(5)
    }
    expect(entered.map((e) => e.title).filter((t) => t.includes('{}') || t.startsWith('번'))).toEqual([])
  })
  it('was sold for what such a home was worth, and the sale is among the reports', () => {
    for (const act of home.acts) {
      if (act.cause !== '매매' || act.won === undefined || act.causeOn === undefined || act.on < '2016-01-01') continue
      const expected = marketPrice(site, unit) * levelOf(Number(act.on.slice(0, 4)))
      expect(act.won / expected).toBeGreaterThan(0.72)
      expect(act.won / expected).toBeLessThan(1.28)
      const month = act.causeOn.slice(0, 7).replace('-', '')
      if (site.kind === '아파트' && covers(site.place.code.slice(0, 5), month)) continue
      const reported = salesIn(site.place.code.slice(0, 5), month, now).filter(
        (s) => s.site.no === site.no && s.man * 10_000 === act.won,
      )
      expect(reported.length).toBeGreaterThan(0)
    }
  })
  it('has an official price below the market, where one is announced', () => {
    const price = officialPrice(site, unit, 2026)
    const none = site.kind === '오피스텔' || site.kind === '근린생활시설' || site.approvedOn >= '2026-01-01'
    if (none) return expect(price).toBeNull()
    const share = (price ?? 0) / marketPrice(site, unit)
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.75)
  })
  it('carries what it says', () => {
    const live = entered.filter((e) => !e.cancelled)
    const purposes = live.map((e) => e.title).join(' ')
    const claims: readonly (readonly [Parameters<typeof carries>[1], boolean])[] = [
      ['auction', /경매개시결정/.test(purposes)],
      ['seizure', live.some((e) => e.purpose === '압류')],
      ['attachment', live.some((e) => e.purpose.endsWith('가압류'))],
      ['injunction', live.some((e) => e.purpose === '가처분')],
      ['lease-right', live.some((e) => e.purpose === '주택임차권')],
      ['lease-registered', live.some((e) => e.purpose === '임차권설정')],
      ['lease-right-cancelled', entered.some((e) => e.cancelled && e.purpose === '주택임차권')],
      ['seizure-cancelled', entered.some((e) => e.cancelled && /^(압류|가처분)$/.test(e.purpose))],
      ['mortgage-cancelled', entered.some((e) => e.cancelled && e.purpose === '근저당권설정')],
      ['trust', live.some((e) => e.also?.purpose === '신탁' && !e.alsoStruck)],
      ['trust-ended', live.some((e) => e.alsoStruck)],
      ['suit-notice', /예고등기/.test(purposes)],
      ['rehabilitation', /회생/.test(purposes)],
      ['bankruptcy', /파산/.test(purposes)],
      ['jeonse-right', live.some((e) => e.purpose === '전세권설정')],
      ['provisional-claim', /청구권가등기/.test(purposes)],
      ['provisional-security', /담보가등기/.test(purposes)],
      ['pledge', /질권/.test(purposes)],
      ['amount-changed', /근저당권변경/.test(purposes)],
      ['public-sale', /공매공고/.test(purposes)],
      ['land-right-missing', home.landRight === 'missing'],
      ['separate-land', home.landRight === 'separate'],
      ['pending-case', home.pending !== null],
      ['shop-as-home', site.kind === '근린생활시설'],
      ['violation', site.violation],
      ['basement', (unitOf(home)?.floor ?? 1) < 0],
      ['land-building', home.landActs !== null],
      ['joint-collateral', live.some((e) => e.fields.some((f) => f.label === '공동담보목록'))],
      ['new-building', site.approvedOn >= '2026-01-01'],
      ['jeonse-high', home.deposit / marketPrice(site, unit) > 0.8],
    ]
    const mistold = claims.filter(([danger, there]) => carries(home, danger) && !there).map(([danger]) => danger)
    expect(mistold).toEqual([])
    const untold = claims.filter(([danger, there]) => !carries(home, danger) && there).map(([danger]) => danger)
    // 'new' and 'high' are listed for some homes only; for clean homes they are found by reading the register
    expect(untold.filter((d) => d !== 'new-building' && d !== 'jeonse-high')).toEqual([])
  })
})

it('no unit of any building shows a day that has not come', () => {
  const ahead = allUnits().flatMap((unit) =>
    draftsOf({ of: '집합건물', site: unit.site, unit }).filter(({ on }) => on > '2026-11-20'),
  )
  expect(ahead).toEqual([])
})

describe('a clean home', () => {
  it.each(homes.filter((h) => carries(h, 'clean')).map((h) => [h.id, h] as const))(
    '%s has nothing alive that takes its value',
    (_, home) => {
      const { site, unit } = subjectOfHome(home)
      const live = enter(home.acts, uniqueNoOfHome(home)).filter((e) => !e.cancelled)
      const bad = live.filter(
        (e) => /압류|가처분|경매|가등기|예고|회생|파산|임차권|전세권/.test(e.title) && !e.title.endsWith('말소'),
      )
      expect(bad.map((e) => e.title)).toEqual([])
      const owed = live
        .filter((e) => e.purpose === '근저당권설정')
        .map((e) => entryAmount(e, live))
        .reduce((a, b) => a + b, 0)
      expect((home.deposit + owed) / marketPrice(site, unit)).toBeLessThan(0.72)
    },
  )
})

type Entered = ReturnType<typeof enter>[number]
const entryAmount = (e: Entered, all: readonly Entered[]) =>
  all.findLast((c) => c.under === e.key && c.purpose.endsWith('변경'))?.won ?? e.won ?? 0
