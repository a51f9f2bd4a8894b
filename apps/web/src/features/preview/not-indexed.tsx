/** Samples and previews are no page to be found by a search, and their address is passed on to nobody. */
export const NotIndexed = () => (
  <>
    <meta name="robots" content="noindex, nofollow" />
    <meta name="referrer" content="no-referrer" />
  </>
)
