/** Loads a vendor's script once; the content security policy lists the vendors' origins. False if it failed to load. */
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

/**
 * A phone's browser navigates to the vendor's page and comes back; elsewhere the window calls back (specification,
 * section 5).
 */
export const leavesForWindow = (agent: string): boolean => /iPhone|iPad|Android|Mobile/i.test(agent)
