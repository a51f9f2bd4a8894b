import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onToast, toast, toastState } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a toast is there for two seconds and a newer one takes its place with its own two', () => {
  let calls = 0
  const stop = onToast(() => calls++)
  toast('a')
  vi.advanceTimersByTime(1999)
  expect(toastState().message).toBe('a')
  toast('b')
  vi.advanceTimersByTime(1999)
  expect(toastState().message).toBe('b')
  vi.advanceTimersByTime(1)
  expect(toastState().message).toBeNull()
  expect(calls).toBe(3)
  stop()
  toast('b')
  expect(calls).toBe(3)
  vi.advanceTimersByTime(2000)
})

test('the same words twice are two toasts', () => {
  toast('a')
  const first = toastState().count
  toast('a')
  expect(toastState().count).toBe(first + 1)
})
