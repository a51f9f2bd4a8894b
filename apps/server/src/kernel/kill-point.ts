let armed: { name: string; left: number } | null = null

/** Named places where a process may be killed: 'payment.refund.asked'. Does nothing unless armed by the environment. */
export function killPoint(name: string): void {
  if (armed?.name !== name) return
  armed.left -= 1
  if (armed.left === 0) process.kill(process.pid, 'SIGKILL')
}

/** From KILL_AT, in development only: 'name' for the first time that it is passed, 'name#3' for the third. */
export function armKillPoint(at: string | null): void {
  const [name = '', times = '1'] = at?.split('#') ?? []
  armed = name ? { name, left: Number(times) } : null
}
