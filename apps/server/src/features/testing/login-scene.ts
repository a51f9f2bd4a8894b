import type { TestServer } from '../../testing/start-test-server.ts'

/** Chooses a persona on the sandbox's login page, as its own form does; '' cancels. */
const choose = (authorizeUrl: string, persona: string): Promise<Response> =>
  fetch(authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...new URL(authorizeUrl).searchParams, ['persona', persona]]),
  })

/** The URL to which Kakao redirects the browser. */
export const chooseAtKakao = async (authorizeUrl: string, persona: string): Promise<URL> =>
  new URL((await choose(authorizeUrl, persona)).headers.get('location') ?? 'http://nowhere')

/** The form that Apple makes the browser post to us. */
export async function chooseAtApple(authorizeUrl: string, persona: string): Promise<URLSearchParams> {
  const page = await (await choose(authorizeUrl, persona)).text()
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)]
  return new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]))
}
export const postForm = (server: TestServer, path: string, fields: URLSearchParams): Promise<Response> =>
  fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://appleid.apple.com', 'content-type': 'application/x-www-form-urlencoded' },
    body: fields,
  })

/** A complete login with Apple, as the user's browser does it. */
export async function logInAtApple(
  server: TestServer,
  persona: string,
  options: { token?: string; link?: boolean } = {},
) {
  const begun = await server.call('loginAppleState', { link: options.link ?? false }, { token: options.token })
  await postForm(server, '/analyze/apple/login', await chooseAtApple(begun.data.authorizeUrl, persona))
  return server.call('loginAppleConfirm', { state: begun.data.state }, { token: options.token })
}
export async function logInAtKakao(
  server: TestServer,
  persona: string,
  options: { token?: string; link?: boolean } = {},
) {
  const begun = await server.call('loginKakaoState', { link: options.link ?? false }, { token: options.token })
  const back = await chooseAtKakao(begun.data.authorizeUrl, persona)
  const given = { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
  return server.call('loginKakao', given, { token: options.token })
}
