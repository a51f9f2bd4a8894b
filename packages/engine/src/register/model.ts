import type { Day } from '../values/day.ts'
import type { Known } from '../values/known.ts'
import type { Won } from '../values/won.ts'
import type { Foreign } from './money.ts'

/** 등기기록의 종류 (부동산등기법 14조, 15조). */
export type RegisterKind = '토지' | '건물' | '집합건물'
export type EntrySection = '갑구' | '을구'
export type RegisterSection = '표제부' | EntrySection

/** The source of the document; 'text', which includes OCR, has no strike lines. */
export type ReadFrom = 'pdf' | 'text' | 'provider'

/** One printed stretch of text in a cell. A line may contain both struck and live runs. */
export type Run = { text: string; struck: boolean }
/** A line of a cell as one text, with its struck ranges. */
export type Line = {
  text: string
  struck: readonly (readonly [number, number])[]
  /** Its possible letter classes (letters.ts). */
  letters: number
}
/** As runs, or as one text when nothing is struck. */
export type CellLine = readonly Run[] | Line
export type Cell = readonly CellLine[]

export type PartyKind = 'person' | 'company' | 'state' | 'unknown'
export type Party = {
  /** The label as printed: 소유자, 공유자, 근저당권자, 채무자, 채권자, 권리자, 수탁자, 전세권자, 임차권자 … */
  role: string
  name: string
  kind: PartyKind
  /** Masked: 'YYMMDD-*******' for a person; companies and public bodies as printed. Never a full resident number. */
  no: string | null
  address: string | null
  /** 지분 'a분의 b' as [numerator, denominator]. */
  share: readonly [number, number] | null
  /** '( 원주지점 )' without the brackets. */
  branch?: string
  /** The name is struck. */
  struck: boolean
  /** Parts struck separately while the name is not: an old address, a former branch. */
  struckParts?: readonly ('no' | 'address' | 'share' | 'branch')[]
}

export type AmountKind =
  | '채권최고액'
  | '채권액'
  | '청구금액'
  | '전세금'
  | '임차보증금'
  | '차임'
  | '거래가액'
  | '변제액'
  | '양도액'
  | '기타'
/** `won` is null for a foreign currency or an unreadable amount; `text` has the original. */
export type Amount = {
  kind: AmountKind
  won: Won | null
  text: string
  struck: boolean
  /** An amount in a foreign currency ('금미불화삼백만불정'): never converted. */
  foreign?: Foreign
}

/** The effect of an entry on another one, read from its purpose: '3번근저당권설정등기말소'. */
export type ReferenceVerb = '말소' | '회복' | '변경' | '경정' | '이전' | '담보추가' | '질권' | '본등기' | '기타'
export type Reference = {
  section: EntrySection
  rank: string
  verb: ReferenceVerb
  /** The right as the reference names it: '근저당권설정' of '3번근저당권설정등기말소', '신탁' of '2번신탁등기말소'. */
  what?: string
  /** '(2)' of '7번(2)근저당권말소': which entry of equal rank. */
  ordinal?: number
  /** '전6번': the rank is a number from before computerisation, see Entry.oldRank. */
  old?: true
}

export type Strike = 'all' | 'part' | 'none' | 'unreadable'

/** A numbered entry (등기) of 갑구 or 을구, as printed. */
export type Entry = {
  /** '을구 3-1', with '#2' for a second entry under the same rank (동순위, 회복, 본등기). Unique in the document. */
  id: string
  section: EntrySection
  /** As printed: '3', '3-1', '4-2-1'. */
  rank: string
  ordinal: number
  /** '(전 6)': the number in the register before computerisation. */
  oldRank: string | null
  purpose: string
  /** The purpose without its struck words, when only a part is struck: '소유권이전' of '소유권이전신탁'. */
  livePurpose?: string
  receivedAt: Day | null
  receiptNo: string | null
  /** '2021년3월9일 부기' at the end of the last cell: the date of an entry without a receipt. */
  registeredAt?: Day | null
  cause: string | null
  causeDate: Day | null
  caseNo: string | null
  parties: readonly Party[]
  amounts: readonly Amount[]
  /** Other labelled lines, label without spaces: 범위, 존속기간, 금지사항, 신탁원부, 공동담보, 확정일자 … */
  fields: Readonly<Record<string, string>>
  /** The whole last cell, line by line, shown when the user opens the evidence. */
  lines: readonly string[]
  references: readonly Reference[]
  strike: Strike
  page: number | null
}

/** A row of a 표제부 block. */
export type DisplayRow = {
  no: string
  receivedAt: Day | null
  cells: readonly string[]
  /** The cells without their struck words, if only a part of the row is struck. */
  liveCells?: readonly string[]
  /** No longer valid: all its text is struck except migration notes, or a later row replaces it. */
  struck: boolean
  page: number | null
}

export type JointCollateralRow = {
  listNo: string | null
  no: string
  property: string
  office: string | null
  rank: string | null
  cause: string | null
  change: string | null
  struck: boolean
}

/** 매매목록: homes sold together for one price (부동산등기규칙 124조). The price was paid; it is no claim on the home. */
export type SalesList = { no: string | null; price: Amount | null; rows: readonly SalesRow[] }
export type SalesRow = {
  no: string
  property: string
  rank: string | null
  cause: string | null
  correction: string | null
  struck: boolean
}

export type SummaryRow = {
  section: EntrySection
  rank: string
  purpose: string
  receipt: string
  main: string
  owner: string
}

/** An application at the registry that is not entered yet. What the note or the list omits is null. */
export type PendingApplication = {
  /** 등기목적 applied for: '근저당권설정'. */
  purpose: string | null
  receivedAt: Day | null
  receiptNo: string | null
  /** 처리상태 as the registry prints it; an open set: '조사', '보정', '교합', '각하', '취하' … */
  status: string | null
}

export type Unread = { page: number | null; text: string; why: 'no-column' | 'unknown-line' | 'unknown-table' }

export type RegisterDocument = {
  kind: RegisterKind
  title: string
  /** 현재 유효사항 has no history: the absence of a struck entry then proves no clean past. */
  certificate: '말소사항 포함' | '현재 유효사항' | '일부사항' | '모름'
  readFrom: ReadFrom
  /** Drawn strike lines could be read; if not, only cancelling entries count. */
  strikesReadable: boolean
  /** '1146-2023-001234' (부동산 고유번호), or null. */
  uniqueNo: string | null
  address: string
  /** Local Seoul time 'YYYY-MM-DDTHH:mm:ss' of 열람 or 발행, or only the day. */
  viewedAt: Known<string>
  office: string | null
  pages: { read: number; declared: number | null }
  /** '신청사건 처리중' note on the print: an application is pending. */
  pendingNote: string | null
  /** The registry's list of pending applications, if it was fetched with the print; else absent. */
  pending?: readonly PendingApplication[]
  display: {
    building: readonly DisplayRow[]
    land: readonly DisplayRow[]
    unit: readonly DisplayRow[]
    landRight: readonly DisplayRow[]
  }
  entries: readonly Entry[]
  jointCollateral: readonly JointCollateralRow[]
  /** Only if the print has any. */
  salesLists?: readonly SalesList[]
  summary: readonly SummaryRow[] | null
  unread: readonly Unread[]
}

/** Why a file is refused. A value, never an exception; the words are in the catalogues. */
export type RefusalName =
  | 'unreadable' // no text layer, or damaged
  | 'passwordProtected'
  | 'tooManyPages' // over 200
  | 'tooLarge' // too many bytes, also after unpacking
  | 'hasScripts' // a PDF with scripts
  | 'otherVendor' // a provider body of an unknown form
  | 'notARegister'
  | 'corporateRegister' // 법인등기: same title, other document
  | 'pagesMissing'
  | 'mixedDocuments'
  | 'emptyFile'
export type Refused = { refused: { name: RefusalName; numbers: Readonly<Record<string, number | string>> } }
export type ReadRegister = { register: RegisterDocument } | Refused

/** The state of an entry once later entries are applied. */
export type EntryStatus = 'live' | 'cancelled' | 'unresolved'
export type ResolvedEntry = Entry & {
  status: EntryStatus
  cancelled: boolean
  partlyStruck: boolean
  /** The entry that cancels it ('을구 5'), 'strike' when only the line shows it, or null. */
  cancelledBy: string | null
  /** The two sources (line and reference) disagree: the report must show it. */
  conflict: boolean
  /** The entry that ended the trust under this rank, while the transfer itself is live ('2번신탁등기말소'). */
  trustEndedBy?: string
}

/** The part of the title that a right covers: whose, as printed, and how much of the whole; null if unknown. */
export type RightShare = { of: readonly string[]; share: readonly [number, number] | null }

/** A right in its current state: its first entry, with later changes and transfers applied. */
export type Right = {
  entry: ResolvedEntry
  /** Entries that changed it, in order. */
  changes: readonly ResolvedEntry[]
  holder: readonly Party[]
  debtor: readonly Party[]
  amount: Amount | null
  /** Day and number that set its priority (부동산등기법 4조, 5조). */
  since: Day | null
  receiptNo: string | null
  /** 공동담보목록 number, or the inline list of other properties. */
  joint: { listNo: string | null; properties: readonly string[] } | null
  /**
   * Increases entered later under a rank of their own, because a third party did not consent (부동산등기법 52조 단서): the
   * part above the former amount ranks at `since`, not at the right's first day.
   */
  raises?: readonly { entry: string; since: Day | null; receiptNo: string | null; amount: Amount }[]
  /** It covers only a share ('갑구3번김ㅇㅇ지분전부근저당권설정'); absent: the whole title. */
  on?: RightShare
  /** Entries that cancel a part of it (일부말소, 일부포기) without printing the rest: the amount is then an upper bound. */
  partly?: readonly string[]
}

export type OwnerShare = { party: Party; share: readonly [number, number] | null; since: Day | null; entry: string }

export type ResolvedRegister = Omit<RegisterDocument, 'entries'> & {
  entries: readonly ResolvedEntry[]
  /** Live rights (secured, tenancy, seizures …), base entries only. */
  rights: readonly Right[]
  /** The current owners; unknown when the shares do not resolve. */
  owners: Known<readonly OwnerShare[]>
  trustee: Party | null
}
