// window.IMP with the call shape of the vendor's browser script: init(userCode), request_pay(params, callback).
;(() => {
  const base = new URL('.', document.currentScript.src)
  const phone = /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)
  let userCode = null

  function addressOf(params, mode) {
    const url = new URL('checkout', base)
    url.searchParams.set('user_code', userCode)
    url.searchParams.set('mode', mode)
    url.searchParams.set('origin', location.origin)
    for (const [name, value] of Object.entries(params)) {
      if (value === undefined || value === null) continue
      url.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
    return url
  }

  function openFrame(url, callback) {
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
      callback?.(event.data.result)
    }
    addEventListener('message', listen)
    frame.src = url.href
    document.body.append(frame)
    frame.focus()
  }

  window.IMP = {
    init(code) {
      userCode = code
    },
    request_pay(params, callback) {
      if (!userCode) throw new Error('IMP.init has not been called')
      if (params.m_redirect_url && phone) location.assign(addressOf(params, 'redirect'))
      else openFrame(addressOf(params, 'callback'), callback)
    },
  }
})()
