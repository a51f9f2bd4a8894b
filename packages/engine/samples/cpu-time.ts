/** Milliseconds of CPU that this thread has used: unlike a clock it does not run while other work has the processor. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
