import { expect, test } from 'vitest'
import { fileKind, textOf } from './file-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

test('a PDF is known by its header, even after stray bytes', () => {
  expect(fileKind(utf8('%PDF-1.7\n'))).toBe('pdf')
  expect(fileKind(utf8('\n\n%PDF-1.4\n'))).toBe('pdf')
})
test('a picture, an archive or a word processor file is neither', () => {
  expect(fileKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('other')
  expect(fileKind(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1))).toBe('other')
  expect(fileKind(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).toBe('other')
})
test('text is read in the encodings that Korean files come in', () => {
  expect(fileKind(utf8('등기사항전부증명서'))).toBe('text')
  expect(textOf(utf8('갑구'))).toBe('갑구')
  // '갑구' in EUC-KR
  expect(textOf(Uint8Array.of(0xb0, 0xa9, 0xb1, 0xb8))).toBe('갑구')
  expect(textOf(Uint8Array.of(0xff, 0xfe, 0x11, 0xac))).toBe('갑')
  expect(textOf(utf8('\ufeff을구'))).toBe('을구')
})
