import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesBelow, read } from './repository.ts'

const decisions = filesBelow('docs/decisions').filter((file) => file.endsWith('.md'))

/** The missing parts of: its number and title, what was decided, why, what follows, and at most the sources. */
const formOf = (file: string, text: string): string[] => {
  const number = Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1])
  const [title = '', ...rest] = text.split('\n')
  const [decided = '', ...parts] = rest.join('\n').split(/^## /m)
  const named = parts.map((part) => part.split('\n')[0] ?? '')
  return [
    ...(title.startsWith(`# ${number}. `) ? [] : [`its title is not '# ${number}. …'`]),
    ...(decided.trim() === '' ? ['it does not begin with what was decided'] : []),
    ...(/^Why,What follows(,Source)?$/.test(named.join(',')) ? [] : [`its parts are ${named.join(', ')}`]),
    ...parts
      .filter((part) => part.split('\n').slice(1).join('').trim() === '')
      .map((part) => `${part.trim()} is empty`),
  ]
}

test('every decision has one form: what, why, what follows, and where from', () => {
  expect(decisions.length).toBeGreaterThan(40)
  expect(decisions.flatMap((file) => formOf(file, read(file)).map((what) => `${file}: ${what}`))).toEqual([])
})

test('the rule sees each part that is missing', () => {
  const whole = '# 7. One\n\nDone so.\n\n## Why\nBecause.\n\n## What follows\nThis.\n'
  const wrong = (text: string) => formOf('docs/decisions/0007-one.md', text).length
  expect(wrong(whole)).toBe(0)
  for (const [from, to] of [
    ['# 7.', '# 8.'],
    ['Done so.', ''],
    ['## Why\nBecause.\n', ''],
    ['This.', ''],
    ['## What follows', '## Then'],
  ] as const)
    expect(wrong(whole.replace(from, to)), to).toBe(1)
})

const there = (named: string): boolean => existsSync(fileURLToPath(new URL(`../${named}`, import.meta.url)))
test('a file or a folder that a decision names in code is there', () => {
  const gone = decisions.flatMap((file) =>
    [...read(file).matchAll(/`((?:apps|packages|house|journeys|db|dev|bin|docs)\/[\w./-]+)`/g)]
      .map(([, named = '']) => named)
      .filter((named) => !there(named.replace(/\/$/, '')))
      .map((named) => `${file}: ${named}`),
  )
  expect(gone).toEqual([])
})
