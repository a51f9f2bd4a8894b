import type { Translated } from '../../lang/translated.ts'
import type { korean } from './accuracy-words.ts'

export const words = {
  title: 'How accurate are we?',
  lead: 'What we get right, and where we get it wrong: the results of our own tests, as measured.',
  readTitle: 'Reading the register',
  readText: (registers) =>
    `Two people copied out ${registers} registers independently. We compared their copies with what the program read, field by field. The figures are the share of fields that match.`,
  turned: (entries, turned) =>
    `Rights in force mistaken for cancelled ones, or the reverse: ${turned} of ${entries} entries.`,
  readTable: 'Fields read correctly',
  field: 'What is printed',
  forms: { prints: 'PDF', bodies: 'Data feed', texts: 'Text', lists: 'List PDF' },
  groups: {
    head: 'Address and number',
    entries: 'Purpose, receipt, cause',
    parties: 'Holders',
    amounts: 'Amounts',
    states: 'Cancelled or not',
    property: 'Size and use',
    lists: 'Joint collateral (공동담보목록)',
  },
  whole: 'All',
  registers: 'Registers',
  registersOf: (n) => String(n),
  fields: 'Fields compared',
  priceTitle: 'The price range',
  priceText: (least, most) =>
    `We took homes sold in Seoul from January 2024 to April 2025 and estimated each one again, using only what was known on the day. A range is the right width when ${least}–${most}% of homes sell inside it.`,
  pictureText: 'The dark band is our target, the dot is the result. The line shows how far chance alone could move it.',
  kindTable: 'By type of home',
  halfTable: 'By time of sale',
  halfText: 'Some types sell too rarely to be measured by quarter, so sales are grouped by half-year.',
  olderTable: 'Apartments in a sharp fall, and outside Seoul',
  group: 'Homes',
  sales: 'Sales',
  inside: 'Inside',
  below: 'Below',
  missed: 'off target',
  kinds: {
    연립다세대: 'Low-rise flat (연립·다세대)',
    오피스텔: 'Officetel (오피스텔)',
    단독다가구: 'House (단독·다가구)',
    아파트: 'Apartment (아파트)',
  },
  places: { 서울: 'Seoul', 분당: 'Bundang' },
  half: (year, isFirst) => `${isFirst ? 'first' : 'second'} half of ${year}`,
  gradeTitle: 'Grades and what happened next',
  notYet: 'Not known yet',
  gradeWhy:
    'Trouble shows when a lease ends and the deposit is due back. None of the leases in our first reports has ended.',
  gradeWhen:
    'Leases usually run for two years. Two years after the first report, we will publish here how many deposits were lost under each grade.',
  watchTitle: 'How fast alerts arrive',
  gapTitle: 'Known gaps',
  gaps: [
    'Photos and scans are not read. We read PDFs that contain text.',
    'The test registers were also used to build the program. A layout it has never seen may be read less well.',
    'No PDF issued since 2024 is public. We checked that layout with text copies and data feeds.',
    'In text copies of a register, a floor area has been misread.',
    'No list of joint collateral (공동담보목록) is public. We tested with lists made to the official rules.',
    'The width of the price range was set with sales in Seoul. Elsewhere each side is made 10% wider, and may still be too narrow.',
    'A falling market was measured with apartments only.',
  ],
} satisfies Translated<typeof korean>
