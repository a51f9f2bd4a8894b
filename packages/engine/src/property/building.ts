import type { DisplayRow } from '../register/model.ts'
import { squeeze } from '../register/squeeze.ts'
import { endOf } from '../register/sticky.ts'
import { provenSizes, type ReadStorey } from './proven-sizes.ts'

/**
 * A storey in a row of 표제부: 지하 is negative; 옥탑, and a storey without a number, is null. `counted`: the size is part
 * of the whole; false for 연면적제외 and for lists of the parts of a storey.
 */
export type Storey = ReadStorey & { use: string; counted: boolean }
/** `text`: the words of construction and use before the storeys. */
export type Fabric = { text: string; storeys: readonly Storey[] }

export const liveCellsOf = (row: DisplayRow): readonly string[] => row.liveCells ?? row.cells

/** 건물내역 of a row, read in any column: the cells with sizes or construction, which a name or an address never has. */
export const fabricText = (row: DisplayRow): string =>
  liveCellsOf(row)
    .filter((c) => isFabric.test(c))
    .join('\n')
export const isFabric =
  /\d\s*㎡|[가-힣]\s*구조|콘[크그]리트|콩크리트|벽돌조|연와조|블[럭록]조|목조|철골|조적|지붕|슬래브|스라브/

/** Cached: each row is parsed once. */
export function fabricOf(row: DisplayRow): Fabric {
  const cached = read.get(row)
  if (cached !== undefined) return cached
  const fabric = readFabric(fabricText(row))
  read.set(row, fabric)
  return fabric
}
const read = new WeakMap<DisplayRow, Fabric>()

/**
 * '철근콘크리트구조 3층 근린생활시설 / 1층 소매점 125.58㎡ / 2층 다가구주택(2가구)125.58㎡ / 지하실 140.31㎡(태권도장)': the use of a storey is before its
 * size or after it. A number of storeys without a size describes the building.
 */
export function readFabric(text: string): Fabric {
  // sizes and words wrap in the middle
  const plain = squeeze(text.replace(/(\d)\s+(?=\d{1,3}\s?층)/g, '$1|'))
  const storeys: Storey[] = []
  const before: string[] = []
  let floor: number | null | undefined
  let words = ''
  let end = 0
  let last = 0
  let detailed = false
  // `matchAll` copies the pattern each time
  token.lastIndex = 0
  for (let m = token.exec(plain); m !== null; m = token.exec(plain)) {
    if (m.index < end) continue
    words += plain.slice(end, m.index)
    end = m.index + m[0].length
    const [, label, size] = m
    if (label !== undefined) {
      const bareEnd = endOf(bareSize, plain, end)
      if (bareEnd > 0) {
        const printed = plain.slice(end, bareEnd)
        storeys.push({ ...readSize(printed), floor: floorOf(label), bare: true, alone: false, use: '', counted: true })
        if (floor === undefined) before.push(words)
        ;[floor, words, end] = [floorOf(label), '', bareEnd]
      } else if (!hasSize(plain, end)) words += label
      else {
        detailed ||= /내역/.test(words)
        if (floor === undefined) before.push(words)
        ;[floor, words] = [floorOf(label), '']
      }
      continue
    }
    const behind = plain.slice(end, Math.max(end, endOf(after, plain, end)))
    end += behind.length
    // an annex begins with its own construction
    if (floor !== undefined && /[가-힣]조|구조|지붕/.test(words)) floor = null
    storeys.push({
      ...readSize(size ?? ''),
      floor: floor ?? null,
      bare: false,
      alone: storeys.length > 0 && m.index === last,
      use: bare(floor === undefined ? behind : words + behind),
      counted: !detailed && !behind.includes('제외'),
    })
    if (floor === undefined) before.push(words, behind)
    words = ''
    last = m.index + m[0].length
  }
  if (floor === undefined) before.push(words, plain.slice(end))
  return { text: before.join(''), storeys: provenSizes(storeys) }
}

function readSize(printed: string): Pick<Storey, 'printed' | 'area' | 'decimal'> {
  const isEither = /^\d{1,3},\d{3}$/.test(printed)
  return { printed, area: sizeOf(printed), decimal: isEither ? Number(printed.replace(',', '.')) : null }
}

/** '1,312.31' and, with OCR's reading of a decimal point, '289,6447'. */
const sizeOf = (text: string): number =>
  Number(/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replace(/,/g, '') : text.replace(',', '.'))

const token = /(옥탑(?:\d*층)?|지하\d*층|지하실?|지층|지\d+층|\d{1,3}층)|(\d[\d,]*(?:\.\d+)?)㎡/g
/** '(소매점)', or a word directly after the size: '117.90㎡사무소'. */
const after = /(?:\([^()\d]*\)|(?!지하|지층|지\d|옥탑|및|[가-힣]*조[가-힣])[가-힣]+)/y
/** A size without its unit, at the end of a line before the next storey. */
const bareSize = /\d{1,4}[.,]\d{2,4}(?=\|)/y
/** Whether a size follows before another storey. */
const hasSize = (text: string, at: number): boolean => {
  const end = endOf(sizeOrStorey, text, at)
  return end > 0 && text[end - 1] === '㎡'
}
const sizeOrStorey = /[^㎡]*?(?:\d[\d,.]*㎡|층|지하|옥탑)/y
const bare = (text: string): string =>
  text === ''
    ? ''
    : text
        .replace(/^[\s,()]+|[\s,(]+$/g, '')
        .replace(/^([^(]*)\)$/, '$1')
        .trim()

/** '지2층' −2, '지하실' −1, '3층' 3. */
function floorOf(label: string): number | null {
  if (label.includes('옥탑')) return null
  const n = Number(/\d+/.exec(label)?.[0] ?? '1')
  return label.startsWith('지') ? -n : n
}
