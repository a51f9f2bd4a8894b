// The end of a simulated vendor's window: posts the result to the page that opened it, or submits the form.
const result = document.querySelector('[data-result]')
if (result) {
  const message = { from: 'sandbox-window', result: JSON.parse(result.dataset.result) }
  const target = window.opener ?? (window.parent === window ? null : window.parent)
  target?.postMessage(message, result.dataset.origin)
  if (window.opener) window.close()
}
document.querySelector('form[data-send]')?.submit()
