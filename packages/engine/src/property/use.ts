import { squeeze } from '../register/squeeze.ts'

/** What a use means for a resident: a dwelling, a shop or office, lodging, or another use. */
export type UseKind = 'home' | 'neighbourhood' | 'lodging' | 'other'

/** Use words as printed, squeezed because they wrap in the middle. Each word counts once, longer ones first. */
const uses: readonly (readonly [RegExp, UseKind])[] = [
  [/생활숙박(?:시설)?/g, 'lodging'],
  [
    /도시형생활주택|노인복지주택|단독주택|공동주택|다중주택|다가구(?:주택|용)?|다세대(?:주택)?|연립(?:주택)?|아파트|오피스텔|기숙사/g,
    'home',
  ],
  [/(?:제?\d(?:,\d)*종)?근린생활(?:시설)?/g, 'neighbourhood'],
  [
    /숙박시설|여관|호텔|업무시설|판매시설|공장|창고|교육연구(?:시설)?|의료시설|병원|노유자(?:시설)?|복지시설|종교시설|교회|위락시설|고시원|다중생활시설|관람집회시설|운동시설|위험물저장|축사|동물관련/g,
    'other',
  ],
  [
    /점포|상점|상가|일용품소매점|소매점|슈퍼마켓|(?:대중|일반|휴게)?음식점|식당|다방|제과점|이용원|미용원|목욕장|세탁소|의원|사무소|사무실|학원|교습소|당구장|노래연습장|체육도장|태권도장|체력단련장|독서실|게임/g,
    'neighbourhood',
  ],
  [/주택|주거/g, 'home'],
]

/** '업무시설(오피스텔)' is a dwelling: for these the narrower word counts. For others, '업무시설(사무소)', the wider one. */
const narrower = /[가-힣]+\(([^()]*(?:오피스텔|생활숙박시설|노인복지주택|기숙사)[^()]*)\)/g
const wider = /(시설|주택)\([^()]*\)/g

/**
 * The kinds of use that a text names, empty if it names construction only, or rooms that only serve the building; and
 * its words: '철근콘크리트조 슬래브지붕 2층 소매점, 대중음식점, 주택' → '소매점, 대중음식점, 주택'.
 */
export function usesIn(text: string): { kinds: ReadonlySet<UseKind>; words: () => string } {
  const printed = squeeze(text)
  const means = withoutBrackets(printed)
  const found = wordsIn(means)
  return {
    kinds: new Set(found.map((w) => w.kind)),
    words: () => inPrintedOrder(means === printed ? found : wordsIn(printed)),
  }
}

export const useKinds = (text: string): ReadonlySet<UseKind> => usesIn(text).kinds
export const useWords = (text: string): string => usesIn(text).words()

const withoutBrackets = (squeezed: string): string =>
  squeezed.includes('(') ? squeezed.replace(narrower, '$1').replace(wider, '$1') : squeezed

type UseWord = { word: string; kind: UseKind; at: number }

const inPrintedOrder = (words: readonly UseWord[]): string =>
  [...new Set(words.toSorted((a, b) => a.at - b.at).map((w) => w.word))].join(', ')

function wordsIn(squeezed: string): UseWord[] {
  let left = squeezed
  const found: UseWord[] = []
  for (const [pattern, kind] of uses) {
    // `matchAll` copies the pattern each time, which took longer than the search
    left = left.replace(pattern, (word: string, at: number) => {
      found.push({ word, kind, at })
      return ' '.repeat(word.length)
    })
  }
  return found
}
