import { addDays } from '@jipsalpim/engine/values/day.ts'
import { printDay } from './acts/print.ts'
import { type Row, strikeRow, type Table, wordCell } from './printed.ts'
import { floorAreaOf, ledgerUse } from './building-facts.ts'
import type { Site } from './sites.ts'
import type { Subject } from './unique-no.ts'
import { floorsOf, floorText, lotAddress, roadAddress } from './units.ts'

/** The state of the 대지권: in order, not registered, with a 별도등기 on the land, or with one that was cancelled. */
export type LandRight = 'clean' | 'missing' | 'separate' | 'separate-cleared'

const headers = {
  land: ['표시번호', '접수', '소재지번', '지목', '면적', '등기원인 및 기타사항'],
  building: ['표시번호', '접수', '소재지번 및 건물번호', '건물내역', '등기원인 및 기타사항'],
  whole: ['표시번호', '접수', '소재지번,건물명칭 및 번호', '건물내역', '등기원인 및 기타사항'],
  landOf: ['표시번호', '소재지번', '지목', '면적', '등기원인 및 기타사항'],
  unit: ['표시번호', '접수', '건물번호', '건물내역', '등기원인 및 기타사항'],
  right: ['표시번호', '대지권종류', '대지권비율', '등기원인 및 기타사항'],
} as const

/** The 표제부 blocks of a record (부동산등기규칙 13조·14조 columns). */
export function displayOf(subject: Subject, landRight: LandRight): readonly Table[] {
  const { site } = subject
  if (subject.of === '토지') return [block('토지의 표시', headers.land, [landRow(site)])]
  if (subject.of === '건물') return [block('건물의 표시', headers.building, [buildingRow(site)])]
  const { unit } = subject
  const registered = printDay(registeredOn(site))
  const tables = [
    block('1동의 건물의 표시', headers.whole, wholeRows(site, unit.dong)),
    block('대지권의 목적인 토지의 표시', headers.landOf, [
      row([
        ['1', 6],
        [`1. ${lotAddress(site)}`, 12],
        ['대', 5],
        [`${site.lot}㎡`, 7],
        [`${registered} 등기`, 13],
      ]),
    ]),
    block('전유부분의 건물의 표시', headers.unit, [
      row([
        ['1', 6],
        [registered, 8],
        [unitText(unit), 12],
        [`철근콘크리트구조\n${unit.area}㎡`, 13],
        ['', 13],
      ]),
    ]),
    block('대지권의 표시', headers.right, landRightRows(site, unit.area, landRight)),
  ]
  return landRight === 'missing' ? [tables[0], tables[2]].filter((t) => t !== undefined) : tables
}

/** '제2층 제201호', '제지하1층 제비01호' */
const unitText = (u: { floor: number; ho: string }): string => `제${floorText(u.floor)} 제${u.ho}호`

/** '서울특별시 강서구 화곡동 9012-3 가람빌 제2층 제201호', the heading of every printed page. */
export function subjectAddress(subject: Subject): string {
  const { site } = subject
  if (subject.of !== '집합건물') return lotAddress(site)
  const dong = subject.unit.dong === null ? null : `제${subject.unit.dong}`
  return [lotAddress(site), site.name, dong, unitText(subject.unit)].filter(Boolean).join(' ')
}

/** 소유권보존 follows the approval by about a month. */
export const registeredOn = (site: Site) => addDays(site.approvedOn, 31)

const block = (subtitle: string, header: readonly string[], rows: readonly Row[]): Table => ({
  type: '표제부',
  subtitle,
  header,
  rows,
})
const row = (cells: readonly (readonly [string, number])[]): Row => ({
  cells: cells.map(([text, width]) => wordCell(text, width)),
})

function wholeRows(site: Site, dong: string | null): readonly Row[] {
  const named = [site.name, dong === null ? null : `제${dong}`].filter(Boolean).join(' ')
  const place = `${lotAddress(site)}\n${named}`
  const detail = structureText(site)
  const registered = printDay(registeredOn(site))
  const withRoad = `${place}\n[도로명주소]\n${roadAddress(site)}`
  if (site.approvedOn >= '2012-01-01')
    return [
      row([
        ['1', 6],
        [registered, 8],
        [withRoad, 12],
        [detail, 13],
        ['', 13],
      ]),
    ]
  return [
    strikeRow(
      row([
        ['1', 6],
        [registered, 8],
        [place, 12],
        [detail, 13],
        ['', 13],
      ]),
    ),
    row([
      ['2', 6],
      ['', 8],
      [withRoad, 12],
      [detail, 13],
      ['도로명주소\n2012년2월7일 등기', 13],
    ]),
  ]
}

const structureText = (site: Site): string =>
  [
    '철근콘크리트구조 (철근)콘크리트평지붕',
    `${site.floors}층 ${ledgerUse(site).register}`,
    ...floorsOf(site).map((f) => `${f < 0 ? `지${-f}층` : `${f}층`} ${floorAreaOf(site, f)}㎡`),
  ].join('\n')

const buildingRow = (site: Site): Row =>
  row([
    ['1', 6],
    [printDay(registeredOn(site)), 8],
    [`${lotAddress(site)}\n[도로명주소]\n${roadAddress(site)}`, 12],
    [structureText(site), 13],
    ['', 13],
  ])
const landRow = (site: Site): Row =>
  row([
    ['1\n(전 2)', 6],
    ['1996년3월8일', 8],
    [lotAddress(site), 10],
    ['대', 4],
    [`${site.lot}㎡`, 7],
    ['부동산등기법 제177조의 6 제1항의 규정에 의하여 2001년 6월 15일 전산이기', 12],
  ])

function landRightRows(site: Site, area: number, state: LandRight): readonly Row[] {
  const registered = registeredOn(site)
  const share = Math.round((area / totalArea(site)) * site.lot * 100) / 100
  const right = row([
    ['1', 6],
    ['1 소유권대지권', 12],
    [`${site.lot}분의\n${share}`, 13],
    [`${printDay(addDays(registered, -20))} 대지권\n${printDay(registered)} 등기`, 13],
  ])
  if (state === 'clean' || state === 'missing') return [right]
  const separate = row([
    ['2', 6],
    ['', 12],
    ['', 13],
    [`별도등기 있음\n1토지(을구 1번 근저당권설정등기)\n${printDay(registered)} 등기`, 13],
  ])
  if (state === 'separate') return [right, separate]
  return [
    right,
    strikeRow(separate),
    row([
      ['3', 6],
      ['', 12],
      ['', 13],
      [`2번 별도등기 말소\n${printDay(addDays(registered, 220))} 등기`, 13],
    ]),
  ]
}
const totalArea = (site: Site): number =>
  site.areas.reduce((a, b) => a + b, 0) * (site.floors + site.basements) * site.dongs.length
