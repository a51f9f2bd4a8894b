import { expect, it } from 'vitest'
import { chooseRegister, landing } from '../apps/server/src/http/web/page-words.ts'
import { codeFiles, read } from './repository.ts'
import { child, children, nodesOf, type Node } from './syntax.ts'

/** A text that users read: with ◯ for inserted values, and its key. */
type Text = { file: string; key: string; text: string }

/** The Korean texts of the product and of its messages: plain, in a function, or in a part of a page. */
const texts: readonly Text[] = codeFiles()
  .filter((file) =>
    /^(apps\/web\/src\/|packages\/contract\/src\/|packages\/engine\/src\/.*(words|terms|errors|titles)|apps\/server\/src\/features\/message\/.*words).*\.tsx?$/.test(
      file,
    ),
  )
  .filter((file) => !/\.(en|zh|vi)\.ts$|\.test\.|\/(en|zh|vi)\//.test(file))
  .flatMap((file) => textsOf(file, read(file)))

function textsOf(file: string, source: string): Text[] {
  const nodes = nodesOf(file, source)
  const keys = new Map<number, string>()
  for (const node of nodes) {
    if (node.type !== 'Property') continue
    const [key, value] = [child(node, 'key'), child(node, 'value')]
    if (!key || !value) continue
    const name = source.slice(key.start, key.end)
    keys.set(value.start, name)
    const body = value.type === 'ArrowFunctionExpression' ? child(value, 'body') : undefined
    if (body) keys.set(body.start, name)
  }
  return nodes.flatMap((node) => {
    const text = said(node)
    return /[가-힣]/.test(text) ? [{ file, key: keys.get(node.start) ?? '', text }] : []
  })
}
function said(node: Node): string {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return ''
  // in the syntax tree, a quasi has its text as `cooked`
  return children(node, 'quasis')
    .map((quasi) => (quasi['value'] as { cooked: string }).cooked)
    .join('◯')
}

type Rule = {
  means: string
  breaks: (text: Omit<Text, 'file'>) => boolean
  /** A violation of the rule, to prove that it is detected. */
  planted: Omit<Text, 'file'>
  /** The beginnings of texts that are exempt, with the reason. */
  unless?: Readonly<Record<string, string>>
}
const LETTERS = 80
const rules: readonly Rule[] = [
  {
    means: `a sentence has at most ${LETTERS} letters beside what stands in brackets`,
    breaks: ({ text }) =>
      text.split(/(?<=[.?!])\s+/).some((sentence) => sentence.replaceAll(/\([^)]*\)/g, '').length > LETTERS),
    planted: { key: 'lead', text: `${'이 집은 '.repeat(20)}이에요.` },
    unless: {
      '임대인은 잔금 지급과 동시에': 'a clause of a contract',
      '임대인 또는 임차주택의 사유로': 'a clause of a contract',
      김이박최: 'family names',
    },
  },
  {
    means: 'a title does not say what is with two negations',
    breaks: ({ key, text }) => /title|heading/i.test(key) && /(않|못|없|아니|안 ).*(않|못|없|아니)/.test(text),
    planted: { key: 'title', text: '위험이 없지 않아요' },
    unless: { '만들지 못하면 돈을 받지 않아요': 'a promise with its condition' },
  },
  {
    means: 'no word that users stumbled over, and no name of a vendor behind the payment',
    breaks: ({ text }) =>
      /포트원|페이플|견[줘줬준줄주]|셈[해했한할하에]|까닭|지는 않아요$|낮지는 않|국이 이 집|수천 일/.test(text),
    planted: { key: '', text: '포트원에서 결제해요' },
    unless: {
      '(주)코리아포트원': 'the privacy policy names companies',
      '(주)페이플': 'the privacy policy names companies',
      포트원: 'the back office names the gateway',
      페이플: 'the back office names the gateway',
    },
  },
  {
    means: 'money is charged and refunded automatically, not by itself: the option is called 자동결제',
    breaks: ({ text }) => /저절로[^.]*(결제|돌려|환불)|(결제|돌려|환불)[^.]*저절로/.test(text),
    planted: { key: '', text: '매달 저절로 결제돼요' },
  },
  {
    means: 'no internal label, and no placeholder',
    breaks: ({ text }) => /[a-z]+_[a-z]+|undefined|\bnull\b|\bNaN\b|\{\w+\}/.test(text),
    planted: { key: '', text: '이 집은 source_down 상태예요' },
    unless: {
      '들어온 경로: 주소에 붙은 표시': 'the privacy policy names what is stored',
      '(?<![가-힣])': 'a pattern of names',
    },
  },
  {
    means: 'no word twice in a row',
    breaks: ({ text }) => /(?:^|\s)([가-힣]{2,})\s\1(?:[은는이가을를의에도와과로])?(?![가-힣])/.test(text),
    planted: { key: '', text: '보고서 보고서를 받아요' },
  },
  {
    means: '해요체 only',
    breaks: ({ text }) => /습니다|하십시오|하시오|합니다/.test(text),
    planted: { key: '', text: '결제를 진행합니다' },
    unless: {
      결제가: 'a sentence of the specification',
      '안녕하세요. 계약 전에': 'a letter that the user sends',
    },
  },
]

const allowed = (rule: Rule, text: string): boolean =>
  Object.keys(rule.unless ?? {}).some((beginning) => text.startsWith(beginning))

it.each(rules)('$means', (rule) => {
  expect(rule.breaks(rule.planted)).toBe(true)
  expect(texts.length).toBeGreaterThan(5000)
  const broken = texts.filter((text) => rule.breaks(text))
  expect(broken.filter(({ text }) => !allowed(rule, text))).toEqual([])
  // An exception that is no longer needed must be removed.
  for (const beginning of Object.keys(rule.unless ?? {}))
    expect(
      broken.some(({ text }) => text.startsWith(beginning)),
      beginning,
    ).toBe(true)
})

it('titles of the other languages do not deny twice either', () => {
  const denies = /\bnot (low|high|small|few)\b|不算[低高]|\bkhông (thấp|cao)\b/i
  expect(denies.test('The deposit is not low')).toBe(true)
  const titles = codeFiles().filter((file) => /^packages\/engine\/src\/words\/(en|zh|vi)\/titles\.ts$/.test(file))
  expect(titles).toHaveLength(3)
  const found = titles.flatMap((file) =>
    nodesOf(file, read(file))
      .map(said)
      .filter((text) => denies.test(text)),
  )
  expect(found).toEqual([])
})

it('the landing page says the same before its scripts are loaded and after', () => {
  const said = new Set(texts.filter(({ file }) => file.includes('/features/analyze/')).map(({ text }) => text))
  for (const text of [landing.title, landing.text, chooseRegister]) expect([...said]).toContain(text)
})
