import { expect, test } from 'vitest'
import { onOverlays, openOverlay, overlaysNow, type OverlayHandle } from './overlays.ts'

test('an overlay asked for before anyone listens is there for the host, answers once, and stays until it is gone', async () => {
  const seen: OverlayHandle<string>[] = []
  const answer = openOverlay<string>((handle) => {
    seen.push(handle)
    return null
  })
  let calls = 0
  const stop = onOverlays(() => calls++)
  overlaysNow()[0]?.draw()
  expect(seen[0]?.open).toBe(true)
  seen[0]?.answer('yes')
  seen[0]?.answer('no')
  expect(await answer).toBe('yes')
  expect(calls).toBe(1)
  overlaysNow()[0]?.draw()
  expect(seen[1]?.open).toBe(false)
  seen[1]?.gone()
  expect(overlaysNow()).toEqual([])
  stop()
})

test('two overlays stand over each other and close apart', async () => {
  const handles: OverlayHandle<number>[] = []
  const draw = (handle: OverlayHandle<number>) => (handles.push(handle), null)
  const [first, second] = [openOverlay(draw), openOverlay(draw)]
  for (const overlay of overlaysNow()) overlay.draw()
  handles[1]?.answer(2)
  expect(await second).toBe(2)
  expect(overlaysNow()).toHaveLength(2)
  handles[1]?.gone()
  expect(overlaysNow()).toHaveLength(1)
  handles[0]?.answer(1)
  handles[0]?.gone()
  expect(await first).toBe(1)
})
