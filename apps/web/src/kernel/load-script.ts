/** Loads a vendor's script once; the content policy lists the vendors' origins. False when it did not come. */
export function loadScript(url: string): Promise<boolean> {
  const there = [...document.scripts].find((s) => s.src === new URL(url, window.location.href).href)
  if (there?.dataset['ready'] === 'yes') return Promise.resolve(true)
  there?.remove()
  return new Promise((done) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => {
      script.dataset['ready'] = 'yes'
      done(true)
    }
    script.onerror = () => done(false)
    document.head.append(script)
  })
}

/** A phone's browser leaves for the vendor's page and comes back; elsewhere the window answers to us (specification, section 5). */
export const leavesForWindow = (agent: string): boolean => /iPhone|iPad|Android|Mobile/i.test(agent)
