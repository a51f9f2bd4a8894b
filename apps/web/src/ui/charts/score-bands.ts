/** Which grade each part of the scale has by the sum alone (a ceiling may set a worse one): the borders of the rule pack. */
export const scoreBands = [
  { grade: '매우위험', from: 0, to: 40 },
  { grade: '위험', from: 40, to: 60 },
  { grade: '주의', from: 60, to: 80 },
  { grade: '양호', from: 80, to: 100 },
] as const
