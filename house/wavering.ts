import type { Reporter, TestModule } from 'vitest/node'

/** Names every test that passed only on its second try, and why the first try failed: that is a defect to investigate. */
export default class Wavering implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests('passed')) {
        if (!test.diagnostic()?.flaky) continue
        // Vitest keeps the errors of earlier tries.
        const [error] = test.result().errors ?? []
        const why = [error?.message, ...(error?.stacks ?? []).slice(0, 3).map((s) => `${s.file}:${s.line}`)].join(' ')
        process.stdout.write(`WAVERED  ${module.relativeModuleId} > ${test.fullName}: ${why.replaceAll(/\s+/g, ' ')}\n`)
      }
  }
}
