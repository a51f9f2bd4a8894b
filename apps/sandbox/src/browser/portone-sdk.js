// window.IMP with the call shape of the vendor's browser script: init(userCode), request_pay(params, callback),
// certification(params, callback).
;(() => {
  const base = new URL('.', document.currentScript.src)
  const phone = /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent)
  let userCode = null

  function addressOf(page, params, mode) {
    const url = new URL(page, base)
    url.searchParams.set('user_code', userCode)
    url.searchParams.set('mode', mode)
    url.searchParams.set('origin', location.origin)
    for (const [name, value] of Object.entries(params)) {
      if (value === undefined || value === null) continue
      url.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
    return url
  }

  function openFrame(url, title, callback) {
    const frame = document.createElement('iframe')
    frame.title = title
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

  function open(page, title, params, callback) {
    if (!userCode) throw new Error('IMP.init has not been called')
    if (params.m_redirect_url && phone) location.assign(addressOf(page, params, 'redirect'))
    else openFrame(addressOf(page, params, 'callback'), title, callback)
  }

  window.IMP = {
    init(code) {
      userCode = code
    },
    request_pay(params, callback) {
      open('checkout', '견본 결제창', params, callback)
    },
    certification(params, callback) {
      open('../identity/window', '견본 본인확인', params, callback)
    },
  }
})()
