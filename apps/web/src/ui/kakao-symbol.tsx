/** Kakao's symbol, whose form, proportions and black its design guide fixes (developers.kakao.com, Kakao Login). */
export const KakaoSymbol = () => (
  <svg aria-hidden="true" viewBox="0 0 18 18" width="18" height="18" className="shrink-0">
    <path
      fill="#000"
      d="M9 .6C4.029.6 0 3.713 0 7.552c0 2.388 1.558 4.493 3.931 5.745l-.999 3.647c-.088.323.28.58.564.393l4.376-2.888c.37.036.745.057 1.128.057 4.971 0 9-3.113 9-6.952C18 3.713 13.971.6 9 .6Z"
    />
  </svg>
)
