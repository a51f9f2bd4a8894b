/**
 * User agents that fetch a link to draw its preview or to index it, as their vendors publish them: they get the page,
 * but are not counted as visits.
 */
const names = [
  'kakaotalk-scrap',
  'facebookexternalhit',
  'facebot',
  'twitterbot',
  'slackbot',
  'slack-imgproxy',
  'discordbot',
  'telegrambot',
  'whatsapp',
  'line-poker',
  'linkedinbot',
  'skypeuripreview',
  'applebot',
  'googlebot',
  'google-inspectiontool',
  'bingbot',
  'bingpreview',
  'yeti',
  'daumoa',
  'petalbot',
  'bytespider',
  'crawler',
  'spider',
  'preview',
]
export const isPreviewAgent = (agent: string | null): boolean => {
  const text = agent?.toLowerCase() ?? ''
  // in-app browsers also name their app: 'KAKAOTALK 10.8.3' is a person
  return text === '' || names.some((name) => text.includes(name))
}
