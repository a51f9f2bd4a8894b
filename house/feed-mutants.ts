import type { Mutant } from './mutant.ts'

const feed = 'apps/server/src/features/subscribe/feed'
const feeding = (name: string): Mutant['test'] => ({ file: `${feed}/feed.test.ts`, name })
const again = (name: string): Mutant['test'] => ({ file: `${feed}/feed-again.test.ts`, name })

/** Mistakes in reading the feed of pending applications: what it did not say is taken for "nothing happened". */
export const feedMutants: readonly Mutant[] = [
  {
    name: 'feed:gap-is-no-change',
    mistake: 'a gap of the feed is read as no change',
    file: `${feed}/read-feed.ts`,
    from: '{ cursor: null, whole_from: null, asked_at: tx.now(), failed }',
    to: '{ cursor: null, asked_at: tx.now(), failed }',
    test: feeding('with a gap covers nobody'),
  },
  {
    name: 'feed:row-twice',
    mistake: 'a row of the feed that comes twice makes two alerts',
    file: 'apps/server/src/features/subscribe/checking/apply-cases.ts',
    from: 'receiptNo: row.receipt_no,\n      office: row.court,',
    to: 'receiptNo: `${row.receipt_no}${row.seq}`,\n      office: row.court,',
    test: feeding('late, twice or out of order'),
  },
  {
    name: 'feed:fewer-rows',
    mistake: 'rows that the feed counts and did not give are not missed',
    file: `${feed}/read-feed.ts`,
    from: 'if (lost.length > 0) {',
    to: 'if (lost.length > rows.length + 1) {',
    test: feeding('fewer rows than it says'),
  },
  {
    name: 'feed:old-is-now',
    mistake: 'a feed that has been down for hours still covers its homes',
    file: `${feed}/coverage.ts`,
    from: '${FRESH_SECONDS} * interval',
    to: '${FRESH_SECONDS} * 1000 * interval',
    test: feeding('that is down or lags'),
  },
  {
    name: 'feed:future-is-read',
    mistake: 'after the clock went back, the feed covers an hour that it has not read',
    file: `${feed}/coverage.ts`,
    from: 'c.as_of <= (select app_now()) and ',
    to: '',
    test: again('the clock went back'),
  },
  {
    name: 'feed:court-from-ever',
    mistake: 'a court that comes back to the feed covers what happened while it was away',
    file: `${feed}/coverage.ts`,
    from: '    and (c.whole_from is null or h.listed_at >= c.whole_from)\n',
    to: '',
    test: again('comes to the feed again'),
  },
  {
    name: 'feed:number-is-known',
    mistake: 'a row under a number that another row had is dropped',
    file: `${feed}/feed-queries.ts`,
    from: 'where (subscribe_feed_row.home_seq,',
    to: 'where false and (subscribe_feed_row.home_seq,',
    test: again('under a number that we know'),
  },
  {
    name: 'feed:numbering-ignored',
    mistake: 'the numbers of a feed that began anew are read as those of before',
    file: `${feed}/read-feed.ts`,
    from: 'state.numbering !== numbering) {',
    to: 'state.numbering === null) {',
    test: again('as many again'),
  },
  {
    name: 'feed:news-of-unpaid',
    mistake: 'the news of a home that nobody has paid for are claimed again without end',
    file: `${feed}/feed-queries.ts`,
    from: '(h.lease_until is null or h.lease_until <= app_now()) and ${isServedHome}',
    to: '(h.lease_until is null or h.lease_until <= app_now())',
    test: again('do not occupy the worker'),
  },
]
