/** The service in one sentence: the page's description, and shown before its scripts are loaded. */
export const description = '등기부와 시세와 법으로 보증금이 돌아올지 살펴봐요.'
/** The field for a register: a file chosen before the scripts are loaded is read when they are. */
export const chooseRegister = '등기부 PDF 고르기'
