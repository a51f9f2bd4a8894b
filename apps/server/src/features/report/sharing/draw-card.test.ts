import { loadImage } from '@napi-rs/canvas'
import { grades } from '@jipsalpim/engine/assessment.ts'
import { expect, it } from 'vitest'
import { casesOf, goldenReport, goldenVersions } from '../../../../../../packages/engine/samples/golden/compare.ts'
import { cardOf } from './card-words.ts'
import { drawCard } from './draw-card.ts'

const version = goldenVersions().at(-1) ?? ''
const homes = casesOf(version).map((name) => goldenReport(version, name))
const made = (day: string) => new Date(`${day}T03:00:00Z`)

it('says the verdict, the money and the day of every golden home, and names nobody and no house', () => {
  for (const a of homes) {
    const card = cardOf(a, made(a.day))
    expect(card).toMatchObject({ grade: a.grade, age: null })
    const said = JSON.stringify(card)
    const owners = 'value' in a.register.owners ? a.register.owners.value.map((o) => o.name) : []
    const parties = a.register.entries.flatMap((e) => e.parties.map((p) => p.name))
    const lot = /\S*\d+(?:-\d+)?$/.exec(a.register.address)?.[0] ?? ''
    for (const secret of [...owners, ...parties, lot, a.register.uniqueNo ?? ''])
      if (secret.length > 1) expect(said).not.toContain(secret)
  }
})

it('says how old it is from the seventh day on', () => {
  const [home = expect.fail()] = homes
  const after = (days: number) => cardOf(home, new Date(made(home.day).getTime() + days * 86_400_000)).age
  expect([after(0), after(6)]).toEqual([null, null])
  expect(after(12)).toBe('12일 전 자료예요. 지금은 달라졌을 수 있어요.')
})

it('is another picture for each of the five grades and for an old one, and the same bytes for the same card', async () => {
  const [home = expect.fail()] = homes
  const cards = grades.map((grade) => cardOf({ ...home, grade }, made(home.day)))
  const old = cardOf(home, new Date(made(home.day).getTime() + 12 * 86_400_000))
  const pictures = await Promise.all([...cards, old].map(drawCard))
  expect(new Set(pictures.map((p) => p.toString('base64'))).size).toBe(6)
  for (const picture of pictures) {
    const { width, height } = await loadImage(picture)
    expect([width, height]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(300_000)
  }
  expect((await drawCard(old)).equals(pictures[5] ?? Buffer.alloc(0))).toBe(true)
})
