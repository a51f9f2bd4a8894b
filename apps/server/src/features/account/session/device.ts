// The order matters: a web view names its browser, and most browsers name Chrome and Safari as well.
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'ios'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/CrOS/, 'chromeos'],
  [/Linux/, 'linux'],
]
const browsers: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, 'kakaotalk'],
  [/NAVER\(/, 'naver'],
  [/Instagram/, 'instagram'],
  [/Whale\//, 'whale'],
  [/SamsungBrowser\//, 'samsung'],
  [/Edg(?:e|A|iOS)?\//, 'edge'],
  [/OPR\//, 'opera'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\//, 'chrome'],
  [/Safari\//, 'safari'],
]

/** 'android kakaotalk': enough to recognize one's own device. Nothing else of the user agent is stored. */
export function deviceOf(agent: string | null): string | null {
  if (agent === null) return null
  const of = (list: readonly [RegExp, string][]) => list.find(([mark]) => mark.test(agent))?.[1] ?? 'other'
  return `${of(systems)} ${of(browsers)}`
}
