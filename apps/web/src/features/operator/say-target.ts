import { settingsWords as w } from './settings-words.ts'

/** A platform by its name; one that is not known here stands as it is. */
export const sayPlatform = (platform: string): string =>
  Object.entries(w.platforms).find(([known]) => known === platform)?.[1] ?? platform

type Target = { platforms: readonly string[]; sources: readonly string[]; testers: boolean }
/** Whom a switch means beside its share. */
export const sayTarget = ({ platforms, sources, testers }: Target): string[] => [
  ...platforms.map(sayPlatform),
  ...sources,
  ...(testers ? [w.testers] : []),
]
