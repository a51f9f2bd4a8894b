import { adviceWords } from '../words/ko/advice.ts'
import type { AdviceText, Translation } from '../words/translation.ts'
import { type FindingId, findingIds } from './finding-ids.ts'
import { stages } from './stage.ts'
import { translation as en } from '../words/en.ts'
import { translation as vi } from '../words/vi.ts'
import { translation as zh } from '../words/zh.ts'

export const translations: Readonly<Record<string, Translation | null>> = { ko: null, en, zh, vi }
export const languages: Readonly<Record<string, Readonly<Record<FindingId, AdviceText>>>> = {
  ko: adviceWords,
  en: en.advice.advice,
  zh: zh.advice.advice,
  vi: vi.advice.advice,
}
/** How each language advises to withhold the signature or the money, and how it mentions repaying. */
type Speaks = {
  holds: RegExp
  never: RegExp
  repays: RegExp
  clauseInstead: RegExp
  /** Forbids the signature or the payment in the first sentence. */
  forbids: RegExp
  otherHome: RegExp
}
export const speaks: Readonly<Record<string, Speaks>> = {
  ko: {
    holds:
      /(계약하지|서명하지|보내지|송금도|이어 가지) (마|말|하지)|뒤에 (계약|서명)하세요|보고 서명하세요|그 뒤에 계약하세요|떼어 보고|계약하지 마세요/,
    never: /^(계약하지 (마세요\.|말고) 다른 집|서명하지 마세요\.$)/,
    repays: /갚고/,
    clauseInstead: /아직이라면/,
    forbids: /^[^.]*(계약하지|계약도 송금도 하지|서명하지|보내지|이어 가지) (마세요|말고)/,
    otherHome: /다른 집을 찾/,
  },
  en: {
    holds: /[Dd]o not (sign|send|go on)|[Ss]end no money|[Ss]ign (only )?after|sign after|trust ledger|[Nn]either sign/,
    never: /^Do not sign(; look for another home)?\.$|^Do not sign\. Look/,
    repays: /repaid/,
    clauseInstead: /If not yet/,
    forbids: /^[^.]*([Dd]o not (sign|send|go on)|[Ss]end no|[Nn]either sign)/,
    otherHome: /another home/,
  },
  zh: {
    holds: /不要|之后再签|再签名|在那之后签约|信托原簿|신탁원부/,
    never: /^(不要签约，找别的房子|不要签名)。$/,
    repays: /还清/,
    clauseInstead: /还没有的话/,
    forbids: /^[^。]*不要(签|付|汇|继续)/,
    otherHome: /别的房子/,
  },
  vi: {
    holds: /[Đđ]ừng|rồi mới ký|ký sau|신탁원부/,
    never: /^Đừng ký(, hãy tìm nhà khác)?\.$/,
    repays: /trả và xóa|trả nợ|cùng trả/,
    clauseInstead: /Nếu chưa có/,
    forbids: /^[^.]*[Đđ]ừng (ký|trả|gửi|chuyển tiền|tiếp tục)/,
    otherHome: /nhà khác/,
  },
}

/** Words that lead to a guarantee, in each language. */
export const leadsToGuarantee: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(languages).map(([language, words]) => [
    language,
    new Set(
      findingIds.flatMap((id) =>
        stages.filter((at) => adviceWords[id].steps[at].guarantee).map((at) => words[id].steps[at].act),
      ),
    ),
  ]),
)
