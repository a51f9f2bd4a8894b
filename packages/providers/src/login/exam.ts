import assert from 'node:assert/strict'
import { failureOf, type Question, valueOf } from '../exam.ts'
import type { LoginPort } from './port.ts'

export type LoginStage = {
  port: LoginPort
  redirectUri: string
  /** The person logs in on the vendor's page as somebody; answers what the page sends back. */
  logIn: (authorizeUrl: string, persona: string) => Promise<URLSearchParams>
  fault: (kind: string, times: number) => Promise<void>
}

/** Every login adapter sits this, over HTTP. */
export const loginExam = (): readonly Question<LoginStage>[] => [
  {
    name: 'logs a person in with the state and nonce that we gave',
    ask: async (stage) => {
      const { redirectUri } = stage
      const back = await stage.logIn(
        stage.port.authorizeUrl({ redirectUri, state: 'state-1', nonce: 'nonce-1' }),
        'persona-kim',
      )
      assert.equal(back.get('state'), 'state-1')
      const profile = await valueOf(stage.port.profile({ code: back.get('code') ?? '', redirectUri, nonce: 'nonce-1' }))
      assert.match(profile.subject, /\S{6,}/)
      assert.match(profile.email ?? '', /@/)
    },
  },
  {
    name: 'is the same person the next time, and another is another',
    ask: async (stage) => {
      const subjectOf = async (persona: string) => {
        const { redirectUri } = stage
        const back = await stage.logIn(stage.port.authorizeUrl({ redirectUri, state: 's', nonce: 'n' }), persona)
        return (await valueOf(stage.port.profile({ code: back.get('code') ?? '', redirectUri, nonce: 'n' }))).subject
      }
      assert.equal(await subjectOf('persona-kim'), await subjectOf('persona-kim'))
      assert.notEqual(await subjectOf('persona-kim'), await subjectOf('persona-lee'))
    },
  },
  {
    name: 'takes a code once',
    ask: async (stage) => {
      const code = await codeOf(stage)
      await valueOf(stage.port.profile({ code, redirectUri: stage.redirectUri, nonce: 'n' }))
      assert.equal(
        await failureOf(stage.port.profile({ code, redirectUri: stage.redirectUri, nonce: 'n' })),
        'bad-code',
      )
      assert.equal(
        await failureOf(stage.port.profile({ code: 'made-up', redirectUri: stage.redirectUri, nonce: 'n' })),
        'bad-code',
      )
    },
  },
  {
    name: 'refuses the code of another browser',
    ask: async (stage) => {
      assert.equal(
        await failureOf(
          stage.port.profile({ code: await codeOf(stage), redirectUri: stage.redirectUri, nonce: 'other' }),
        ),
        'bad-code',
      )
    },
  },
  {
    name: 'refuses a code that was asked for elsewhere',
    ask: async (stage) => {
      const reason = await failureOf(
        stage.port.profile({ code: await codeOf(stage), redirectUri: `${stage.redirectUri}/other`, nonce: 'n' }),
      )
      assert.ok(reason === 'redirect-mismatch' || reason === 'bad-code', reason)
    },
  },
  ...(
    [
      ['down', 'network'],
      ['error-before', 'server'],
      ['html', 'malformed'],
      ['rate-limit', 'rate-limit'],
      ['expired-key', 'config'],
    ] as const
  ).map(([kind, why]): Question<LoginStage> => ({
    name: `${kind}: nobody is logged in`,
    ask: async (stage) => {
      const code = await codeOf(stage)
      await stage.fault(kind, 1)
      assert.equal(await failureOf(stage.port.profile({ code, redirectUri: stage.redirectUri, nonce: 'n' })), why)
    },
  })),
]

async function codeOf(stage: LoginStage): Promise<string> {
  const back = await stage.logIn(
    stage.port.authorizeUrl({ redirectUri: stage.redirectUri, state: 's', nonce: 'n' }),
    'persona-lee',
  )
  return back.get('code') ?? ''
}
