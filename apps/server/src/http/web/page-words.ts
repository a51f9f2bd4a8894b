/** What the service is, in a sentence: the page's description, and what is read before its scripts are here. */
export const description = '등기부와 시세와 법으로 보증금이 돌아올지 살펴봐요.'
