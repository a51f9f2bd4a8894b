import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('is read by a spreadsheet as it was written', () => {
  expect(
    csvOf(
      ['a', 'b'],
      [
        ['서울, "안심"', 3],
        ['=HYPERLINK("x")', -2],
      ],
    ),
  ).toBe('\ufeffa,b\r\n"서울, ""안심""",3\r\n"\'=HYPERLINK(""x"")",-2\r\n')
})
