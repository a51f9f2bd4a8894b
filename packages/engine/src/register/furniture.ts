import { letters, lettersOf } from './letters.ts'
import { squeezeOf } from './squeeze.ts'

/**
 * Lines of the print itself, on every page and at its end, that providers and OCR leak into cells. `has`: the letter
 * classes of the line, if known already.
 */
export const isFurniture = (text: string, has: number = lettersOf(text)): boolean =>
  (has & letters.furniture) !== 0 && furniture.test(squeezeOf(text, has))

export const furniture = new RegExp(
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
