/** Keeps samples and previews out of search engines, and sends no referrer from them. */
export const NotIndexed = () => (
  <>
    <meta name="robots" content="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
  </>
)
