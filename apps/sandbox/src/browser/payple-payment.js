// PaypleCpayAuthCheck(obj): opens the window, then calls obj.callbackFunction or posts the result to PCD_RST_URL.
;(() => {
  const base = new URL('../../', document.currentScript.src)
  const phone = /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)

  function addressOf(obj, mode) {
    const url = new URL('window', base)
    url.searchParams.set('mode', mode)
    url.searchParams.set('origin', location.origin)
    for (const [name, value] of Object.entries(obj)) {
      if (typeof value === 'string' || typeof value === 'number') url.searchParams.set(name, String(value))
    }
    return url
  }

  function postOn(address, result) {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = address
    for (const [name, value] of Object.entries(result)) {
      const input = document.createElement('input')
      input.type = 'hidden'
      input.name = name
      input.value = value
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }

  function openFrame(url, done) {
    const frame = document.createElement('iframe')
    frame.title = '견본 결제창'
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      background: '#fff',
      zIndex: '2147483647',
    })
    const listen = (event) => {
      if (event.source !== frame.contentWindow || event.origin !== base.origin) return
      if (event.data?.from !== 'sandbox-window') return
      removeEventListener('message', listen)
      frame.remove()
      done(event.data.result)
    }
    addEventListener('message', listen)
    frame.src = url.href
    document.body.append(frame)
    frame.focus()
  }

  window.PaypleCpayAuthCheck = (obj) => {
    const absolute = /^https?:\/\//.test(obj.PCD_RST_URL ?? '')
    if (phone && absolute && !obj.callbackFunction) location.assign(addressOf(obj, 'direct'))
    else
      openFrame(addressOf(obj, 'layer'), (result) =>
        obj.callbackFunction ? obj.callbackFunction(result) : postOn(obj.PCD_RST_URL, result),
      )
  }
})()
