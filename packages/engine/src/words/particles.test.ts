import { expect, it } from 'vitest'
import { being, object, subject, topic } from './ko/text.ts'

it.each([
  ['은행', '은행이', '은행을', '은행은', '은행이에요'],
  ['신탁회사', '신탁회사가', '신탁회사를', '신탁회사는', '신탁회사예요'],
  // What stands in brackets at the end is not said.
  ['한국토지신탁(주)', '한국토지신탁(주)이', '한국토지신탁(주)을', '한국토지신탁(주)은', '한국토지신탁(주)이에요'],
  ['나라(국세청)', '나라(국세청)가', '나라(국세청)를', '나라(국세청)는', '나라(국세청)예요'],
  ['강남 (가) (나)', '강남 (가) (나)이', '강남 (가) (나)을', '강남 (가) (나)은', '강남 (가) (나)이에요'],
  ['‘전세권’', '‘전세권’이', '‘전세권’을', '‘전세권’은', '‘전세권’이에요'],
  // Nothing but brackets: its last letter decides, as without them.
  ['(주)', '(주)가', '(주)를', '(주)는', '(주)예요'],
])('%s has the particle of what is said', (word, ...said) => {
  expect([subject(word), object(word), topic(word), being(word)]).toEqual(said)
})
