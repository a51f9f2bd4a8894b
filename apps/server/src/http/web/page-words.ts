/** The service in one sentence: the page's description, and shown before its scripts are loaded. */
export const description = '등기부와 시세와 법으로 보증금이 돌아올지 살펴봐요.'
/** The first words of the landing page, as the app shows them: they stay where they are when it replaces this screen. */
export const landing = {
  title: '이 집에 보증금을 맡겨도 될까요?',
  text: '등기부 한 통이면 돼요. 경매로 가면 얼마가 돌아오는지, 근거가 된 줄까지 바로 보여 드려요.',
}
/** The field for a register: a file chosen before the scripts are loaded is read when they are. */
export const chooseRegister = '등기부 PDF 고르기'
