import type { Reporter, TestModule } from 'vitest/node'

/** Names every test that passed only on its second try: that is a defect to investigate. */
export default class Wavering implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky) process.stdout.write(`WAVERED  ${module.relativeModuleId} > ${test.fullName}\n`)
  }
}
