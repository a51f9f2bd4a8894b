import { readFileSync } from 'node:fs'
import { createKysely, createPool } from '../../db/connect.ts'
import { newsDocument, publishNews } from '../../apps/server/src/features/message/publish-news.ts'
import { createEnqueue } from '../../apps/server/src/kernel/queue.ts'
import { publishSettings, settingsDocument } from '../../apps/server/src/features/settings/publish-settings.ts'
import { publishShell, shellDocument } from '../../apps/server/src/features/shell/publish-shell.ts'
import { connectDatabase } from './connect-database.ts'

/**
 * npm run -s publish < document.json: publishes an operator's figures, reviews, notices, flags and releases. All of the
 * document or none of it. Exit 1 with the errors of an invalid document.
 */
const document = shellDocument.extend(settingsDocument.shape).extend(newsDocument.shape).strict()
const read = document.safeParse(parse(readFileSync(0, 'utf8')))
if (read.success) {
  const { url, leave } = await connectDatabase()
  const db = createKysely(createPool({ url, size: 1, application: 'publish', answerTimeoutMs: 10_000 }))
  await db.transaction().execute(async (trx) => {
    await publishShell({ db: trx, now: () => new Date() }, read.data)
    await publishSettings({ db: trx }, read.data)
    await publishNews({ db: trx, enqueue: createEnqueue(trx) }, read.data)
  })
  await db.destroy()
  await leave()
  const count = Object.entries(read.data).map(([name, rows]) => `${name} ${rows.length}`)
  process.stdout.write(`published: ${count.join(', ')}\n`)
} else {
  for (const { path, message } of read.error.issues)
    process.stderr.write(`${path.join('.') || 'document'}: ${message}\n`)
  process.exitCode = 1
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
