/** Runs a child of the supervisor: reports when it is ready, and ends on request or when the supervisor has exited. */
export function runChild(drain: () => Promise<void>): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    drain().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
  process.send?.({ ready: true })
}
