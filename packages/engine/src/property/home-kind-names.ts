/** 주택의 종류, as the building ledger and the guarantor name it. 근린생활시설: a shop unit lived in ('근생'). */
export type HomeKind =
  | '아파트'
  | '연립'
  | '다세대'
  | '도시형'
  | '오피스텔'
  | '다가구'
  | '단독'
  | '다중'
  | '근린생활시설'
  | '생활숙박시설'
  | '노인복지주택'
export const homeKinds = [
  '아파트',
  '연립',
  '다세대',
  '도시형',
  '오피스텔',
  '다가구',
  '단독',
  '다중',
  '근린생활시설',
  '생활숙박시설',
  '노인복지주택',
] as const satisfies readonly HomeKind[]
