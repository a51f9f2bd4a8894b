import type { JobHandler } from '../../kernel/job.ts'
import { killPoint } from '../../kernel/kill-point.ts'
import { readAgreeing } from '../account/terms/read-agreeing.ts'
import { postNotice } from './post-notice.ts'
import { markReached, unspreadNews } from './queries.ts'

const BATCH = 200

/** One notice for each user who agrees now; their consent is checked again when it is sent. */
export const spreadNews: JobHandler<'message.news'> = async (ctx) => {
  for (;;) {
    const more = await ctx.tx(async (tx) => {
      const news = await unspreadNews(tx.db)
      if (!news) return false
      const people = await readAgreeing(tx, news.reached, BATCH)
      for (const user_seq of people)
        await postNotice(tx, {
          user_seq,
          order_seq: null,
          template: 'news',
          variables: { body: news.body, button: news.button, path: news.path },
          reference: `news-${news.name}-${user_seq}`,
        })
      killPoint('news.posted')
      await markReached(tx.db, news.name, people.at(-1) ?? news.reached, people.length < BATCH)
      return true
    })
    if (!more) return
  }
}
