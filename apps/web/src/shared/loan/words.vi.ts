import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  products: {
    general: 'Vay thuê nhà (버팀목) thông thường',
    youth: 'Vay thuê nhà (버팀목) cho người trẻ',
    newlywed: 'Vay thuê nhà (버팀목) cho vợ chồng mới cưới',
    newborn: 'Vay thuê nhà (버팀목) cho gia đình có trẻ sơ sinh',
    'small-firm-youth': 'Vay tiền cọc (전세) cho người trẻ ở doanh nghiệp nhỏ',
    'youth-rent': 'Vay cọc và tiền thuê cho người trẻ',
    'monthly-rent': 'Vay trả tiền thuê tháng',
    victim: 'Vay thuê nhà (버팀목) cho nạn nhân lừa đảo tiền cọc (전세사기)',
    'victim-stays': 'Vay đổi cho nạn nhân ở lại',
    'victim-priority': 'Vay thuê nhà (버팀목) theo tiền cọc nhỏ được trả trước (최우선변제금)',
    vulnerable: 'Vay thuê nhà (버팀목) cho người rời chỗ ở kém',
    didimdol: 'Vay mua nhà (디딤돌)',
    'newborn-purchase': 'Vay mua nhà (디딤돌) cho gia đình có trẻ sơ sinh',
    bogeumjari: 'Vay an cư (보금자리론), mua nhà',
  },
  verdicts: { eligible: 'Có vẻ phù hợp', conditional: 'Còn phải xác nhận', notEligible: 'Không phù hợp' },
  bankDecides: 'ngân hàng quyết định',
  rate: (low, high) => (low === high ? `${high / 100}% mỗi năm` : `${low / 100}–${high / 100}% mỗi năm`),
  upTo: (won) => `đến ${won}`,
  monthly: (won) => `lãi mỗi tháng ${won}`,
  range: (low, high) => `${low} đến ${high}`,
  home: {
    regions: {
      seoul: 'Seoul',
      capital: 'Gyeonggi hoặc Incheon',
      busan: 'Busan',
      other: 'Thành phố khác',
      rural: 'Thị trấn, xã (읍·면) nơi khác',
    },
    deposit: (won) => `tiền cọc ${won}`,
    rent: (won) => `tiền thuê ${won}`,
    area: (m2) => `${m2} m²`,
  },
} satisfies Translated<typeof korean>
