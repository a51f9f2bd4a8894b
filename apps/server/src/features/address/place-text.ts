type Place = { address: string | null; building_dong: string | null; building_ho: string | null }

/** '서울특별시 강서구 화곡로 9047 나래하우스 302호'. Empty if no part is known. */
export const placeText = ({ address, building_dong, building_ho }: Place): string =>
  [address, building_dong, building_ho].filter(Boolean).join(' ')
