import { describe, expect, it } from 'vitest'
import type { PdfRun } from './page.ts'
import { receiptPlaces } from './receipt-places.ts'

const run = (text: string, x: number, y: number): PdfRun => ({ text, x, y, width: 50, height: 8, struck: false })

describe('the places of receipts on a page of a register', () => {
  it('are known by their number and the day above it', () => {
    const runs = [run('2021년6월30일', 200, 100), run('제30870호', 200, 110), run('근저당권설정', 100, 100)]
    expect(receiptPlaces({ runs, height: 1000 })).toEqual([{ no: '30870', day: '2021-06-30', y: 0.1, height: 0.018 }])
  })
  it('have no day where none stands above them in their column', () => {
    const runs = [run('2021년6월30일', 300, 100), run('제30870호', 200, 110)]
    expect(receiptPlaces({ runs, height: 1000 })).toMatchObject([{ no: '30870', day: null, y: 0.11 }])
  })
  it('are no units of a building, and no numbers inside a text', () => {
    const runs = [run('서울특별시 강서구 화곡동 제3층 제302호', 100, 100), run('전입 2021년', 100, 120)]
    expect(receiptPlaces({ runs, height: 1000 })).toEqual([])
  })
})
