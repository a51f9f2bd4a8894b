import { settingsWords as w } from './settings-words.ts'

/** A platform by its name; an unknown one is shown as it is. */
export const formatPlatform = (platform: string): string =>
  Object.entries(w.platforms).find(([known]) => known === platform)?.[1] ?? platform

type Target = { platforms: readonly string[]; sources: readonly string[]; testers: boolean }
/** Whom a flag targets, besides its percentage. */
export const formatTarget = ({ platforms, sources, testers }: Target): string[] => [
  ...platforms.map(formatPlatform),
  ...sources,
  ...(testers ? [w.testers] : []),
]
