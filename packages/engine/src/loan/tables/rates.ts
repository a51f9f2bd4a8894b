import type { RateTable } from '../terms.ts'

const M = 10_000_000
const eok = (n: number) => Math.round(n * 100_000_000)
const row = (income: number, ...rates: number[]) => ({ income, rates })

/** 일반 버팀목 by income and deposit. */
export const generalRates: RateTable = {
  deposits: [5 * M, eok(1)],
  rows: [row(2 * M, 250, 260, 270), row(4 * M, 270, 280, 290), row(6 * M, 300, 310, 320), row(7.5 * M, 330, 340, 350)],
}
export const youthRates: RateTable = {
  deposits: [],
  rows: [row(2 * M, 220), row(4 * M, 250), row(6 * M, 290), row(7.5 * M, 330)],
}
export const newlywedRates: RateTable = {
  deposits: [5 * M, eok(1), eok(1.5)],
  rows: [
    row(2 * M, 190, 200, 210, 220),
    row(4 * M, 220, 230, 240, 250),
    row(6 * M, 260, 270, 280, 290),
    row(7.5 * M, 300, 310, 320, 330),
  ],
}
/** Each step of the deposit adds a tenth of a percent. */
const steps = (income: number, first: number) => row(income, first, first + 10, first + 20, first + 30)
export const newbornRates: RateTable = {
  deposits: [5 * M, eok(1), eok(1.5)],
  rows: [
    steps(2 * M, 130),
    steps(4 * M, 160),
    steps(6 * M, 190),
    steps(7.5 * M, 220),
    steps(eok(1), 255),
    steps(eok(1.3), 290),
    steps(eok(1.5), 325),
    steps(eok(1.7), 360),
    steps(eok(2), 400),
  ],
}
export const victimRates: RateTable = {
  deposits: [eok(1.4), eok(1.7)],
  rows: [
    row(5 * M, 120, 130, 150),
    row(6 * M, 150, 160, 180),
    row(7 * M, 180, 190, 210),
    row(eok(1), 210, 220, 240),
    row(eok(1.3), 240, 250, 270),
  ],
}
export const youthRentRates: RateTable = { deposits: [], rows: [row(5 * M, 130)] }
