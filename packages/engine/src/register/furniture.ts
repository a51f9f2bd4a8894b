import { squeeze } from './squeeze.ts'
/** Lines of the print itself, on every page and at its end, that providers and OCR leak into cells. */
export function isFurniture(text: string): boolean {
  if (!worthALook.test(text)) return false
  const squeezed = squeeze(text)
  return furniture.test(squeezed)
}

// the first letters of what is below, or '발급'
const worthALook = /^\s*[열출발를문\d\-이관*＊실기증등본람용인]|급/
const furniture = new RegExp(
  [
    '^열람일시[:：]?',
    '^출력일시[:：]?',
    '^발행일\\d',
    '^발행번호',
    '^발급확인번호',
    '에서발급확',
    '^를통한확인은',
    '^문서하단의바코드',
    '^\\d{1,3}/\\d{1,3}$',
    '^-*이하여백-*$',
    '^관할등기소',
    '^[*＊]?(실선으로그어진|기록사항없는갑구|증명서는컬러|등기부는컬러|등기부에기록된|본등기(사항증명서|부)는열람용)',
    '^열람용?$',
    '^[열람용]$',
    '^인터넷등기소',
  ].join('|'),
)
