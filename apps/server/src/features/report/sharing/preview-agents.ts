/**
 * What fetches a link to draw its preview, or to index it, by the names that their makers publish: it is shown the page, and
 * counts as nobody's visit.
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
  // a browser in an application names the application as well: 'KAKAOTALK 10.8.3' is a person
  return text === '' || names.some((name) => text.includes(name))
}
