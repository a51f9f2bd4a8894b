import type { Translated } from '../../lang/translated.ts'
import type { korean } from './legal-words.ts'

export const words = {
  terms: 'Điều khoản sử dụng (이용약관)',
  termsFailed: 'Không tải được điều khoản',
  version: (version, from) => `Bản ${version} · hiệu lực từ ${from}`,
  others: 'Các sự đồng ý khác',
  other: (title, required) => `${required ? '[bắt buộc]' : '[tùy chọn]'} ${title}`,
  privacy: 'Chính sách riêng tư (개인정보 처리방침)',
  privacyFailed: 'Không tải được chính sách',
  privacyFailedText: 'Hãy kiểm tra mạng và tải lại.',
  contents: 'Mục lục',
} satisfies Translated<typeof korean>
