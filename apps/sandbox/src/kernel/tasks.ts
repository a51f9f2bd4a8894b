import type { State } from './state.ts'

/** A post to the product: a webhook, a late result. `retries` more attempts, `everyMs` apart, until a 2xx. */
export type Delivery = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  afterMs: number
  retries: number
  everyMs: number
}
type Task<T> = { dueAt: number; payload: T }

/** Delayed tasks in the journal: after a kill, those that became due meanwhile run at the next start. */
export type Later<T> = {
  add: (payload: T, afterMs: number) => void
  start: () => void
  clear: () => void
  stop: () => void
}

export function createLater<T>(state: State, table: string, run: (payload: T) => Promise<void> | void): Later<T> {
  const tasks = state.rows<Task<T>>(table)
  const timers = new Map<string, NodeJS.Timeout>()
  let started = false

  const arm = (key: string, task: Task<T>) => {
    const timer = setTimeout(
      async () => {
        timers.delete(key)
        if (!tasks.get(key)) return
        tasks.remove(key)
        await run(task.payload)
      },
      Math.max(0, task.dueAt - Date.now()),
    )
    timer.unref()
    timers.set(key, timer)
  }
  const drop = () => {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }
  return {
    add: (payload, afterMs) => {
      const key = String(state.next(table))
      const task = { dueAt: Date.now() + afterMs, payload }
      tasks.put(key, task)
      if (started) arm(key, task)
    },
    start: () => {
      started = true
      for (const [key, task] of tasks.all()) arm(key, task)
    },
    clear: drop,
    stop: () => {
      started = false
      drop()
    },
  }
}
