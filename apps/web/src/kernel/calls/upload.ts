type Upload = {
  method: string
  headers: Readonly<Record<string, string>>
  body: BodyInit
  signal: AbortSignal
  /** The share of the bytes that have been sent. */
  onProgress?: (share: number) => void
}

/**
 * Sends bytes and reports how many have been sent, which fetch does not. Returns the answer's JSON; throws without one.
 */
export const upload = (url: string, { method, headers, body, signal, onProgress }: Upload): Promise<unknown> =>
  new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    const end = (why: string) => () => fail(new Error(why))
    request.open(method, url)
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total)
    request.onload = () => (request.response === null ? end('no answer')() : done(request.response))
    request.onerror = end('not sent')
    request.onabort = end('stopped')
    if (signal.aborted) return end('stopped')()
    signal.addEventListener('abort', () => request.abort())
    // an XMLHttpRequest takes what fetch takes, but for streams
    request.send(body as XMLHttpRequestBodyInit)
  })
