/** What the service is, in a sentence: the page's description, and what is read before its scripts are here. */
export const description = '등기부와 시세와 법으로 보증금이 돌아올지 살펴봐요.'
/** The field for a register: what is given before the scripts are here is read when they are. */
export const chooseRegister = '등기부 PDF 고르기'
