import type { Translated } from '../../lang/translated.ts'
import type { korean } from './ask-words.ts'

export const words = {
  fields: {
    birth: { label: 'Ngày sinh', unknownLabel: 'Tôi không muốn nói' },
    service: {
      label: 'Nghĩa vụ quân sự',
      options: {
        '0': { label: 'Không áp dụng' },
        '18': { label: 'Đến 18 tháng' },
        '24': { label: '19 đến 24 tháng' },
        '36': { label: '25 tháng trở lên' },
        unknown: { label: 'Tôi không rõ' },
      },
    },
    ownsHome: {
      label: 'Nhà hoặc quyền mua nhà',
      hint: 'Tính cả nhà, quyền mua nhà (분양권) và quyền vào ở (입주권) của người cùng hộ. Anh chị em không tính.',
      options: { N: { label: 'Không ai có' }, Y: { label: 'Có' }, unknown: { label: 'Tôi không rõ' } },
    },
    head: {
      label: 'Bạn có phải chủ hộ (세대주) không?',
      options: {
        head: { label: 'Phải' },
        prospective: { label: 'Sẽ là chủ hộ sau lần chuyển nhà này', hint: 'Sắp là chủ hộ (예비세대주)' },
        neither: { label: 'Không phải' },
        unknown: { label: 'Tôi không rõ' },
      },
    },
    income: { label: 'Thu nhập của tôi (năm ngoái, trước thuế)', unknownLabel: 'Tôi không rõ' },
    couple: {
      label: 'Vợ hoặc chồng',
      options: {
        single: { label: 'Không có' },
        married: { label: 'Có' },
        planned: { label: 'Sắp kết hôn', hint: 'Trong vòng ba tháng thì tính như vợ chồng' },
        unknown: { label: 'Tôi không muốn nói' },
      },
    },
    spouseIncome: { label: 'Thu nhập của vợ/chồng (năm ngoái)', unknownLabel: 'Tôi không rõ' },
    held: {
      label: 'Khoản vay đang dùng',
      options: {
        none: { label: 'Không có' },
        some: { label: 'Có', hint: 'Vay tiền cọc (전세대출), vay thế chấp nhà, vay quỹ nhà ở' },
        unknown: { label: 'Tôi không rõ' },
      },
    },
    heldBy: {
      label: 'Khoản vay của ai?',
      options: {
        own: { label: 'Của tôi hoặc vợ/chồng tôi' },
        'adult-fund': {
          label: 'Người lớn khác trong hộ vay của quỹ',
          hint: 'Như vay thuê nhà (버팀목), vay mua nhà (디딤돌)',
        },
        'adult-bank': { label: 'Người lớn khác chỉ vay ngân hàng' },
        unknown: { label: 'Tôi không rõ' },
      },
    },
    repays: {
      label: 'Kế hoạch trả',
      options: {
        Y: { label: 'Trả hết vào ngày nhận khoản vay mới' },
        N: { label: 'Không' },
        unknown: { label: 'Tôi không rõ' },
      },
    },
    assets: {
      label: 'Tài sản ròng',
      hint: 'Tiền gửi, xe, tiền đặt cọc trừ đi các khoản nợ. Nếu nợ nhiều hơn, hãy nhập 0.',
      unknownLabel: 'Tôi không rõ',
    },
    marriedOn: { label: 'Ngày đăng ký kết hôn (hoặc dự định)', unknownLabel: 'Chưa biết' },
    children: {
      label: 'Con chưa thành niên',
      options: {
        '0': { label: 'Không có' },
        '1': { label: '1 con' },
        '2': { label: '2 con' },
        '3': { label: '3 con trở lên' },
        unknown: { label: 'Tôi không muốn nói' },
      },
    },
    youngest: { label: 'Ngày sinh của con út', unknownLabel: 'Tôi không muốn nói' },
    alone: {
      label: 'Bạn sống một mình?',
      options: {
        Y: { label: 'Sống một mình', hint: 'Hộ một người (단독세대주)' },
        N: { label: 'Sống cùng người khác' },
        unknown: { label: 'Tôi không rõ' },
      },
    },
    region: {
      label: 'Nhà ở đâu',
      options: {
        seoul: { label: 'Seoul' },
        capital: { label: 'Gyeonggi hoặc Incheon' },
        busan: { label: 'Busan' },
        other: { label: 'Thành phố khác' },
        rural: { label: 'Thị trấn, xã (읍·면) nơi khác' },
        unknown: { label: 'Chưa quyết định' },
      },
    },
    deposit: { label: 'Tiền đặt cọc', unknownLabel: 'Chưa biết' },
    rent: {
      label: 'Tiền thuê tháng',
      hint: 'Thuê trả hết bằng tiền cọc (전세) thì nhập 0.',
      unknownLabel: 'Chưa biết',
    },
    area: { label: 'Diện tích sử dụng riêng (전용면적)', unknownLabel: 'Chưa biết' },
    startsOn: { label: 'Ngày sớm hơn giữa trả nốt tiền và chuyển vào', unknownLabel: 'Chưa quyết định' },
    smallFirm: {
      label: 'Bạn làm ở doanh nghiệp vừa và nhỏ?',
      options: { Y: { label: 'Có' }, N: { label: 'Không' }, unknown: { label: 'Tôi không rõ' } },
    },
    welfare: {
      label: 'Có trường hợp nào đúng với bạn?',
      options: {
        none: { label: 'Không có' },
        basic: { label: 'Hộ nghèo, cận nghèo (기초·차상위)' },
        'single-parent': { label: 'Cha mẹ đơn thân' },
        supported: { label: 'Khuyết tật, gia đình đa văn hóa, phụng dưỡng người già' },
        unknown: { label: 'Tôi không muốn nói' },
      },
    },
    victim: {
      label: 'Bạn từng mất tiền đặt cọc?',
      options: {
        none: { label: 'Chưa' },
        decided: { label: 'Đã được công nhận là nạn nhân lừa đảo tiền cọc (전세사기)' },
        lost: { label: 'Đã mất từ 30% tiền đặt cọc' },
        unknown: { label: 'Tôi không rõ' },
      },
    },
    credit: {
      label: 'Hồ sơ tín dụng',
      options: {
        clean: { label: 'Không có vấn đề' },
        arrears: { label: 'Có nợ quá hạn hoặc được trả thay' },
        recovery: { label: 'Đang phục hồi tín dụng (신용회복)' },
        unknown: { label: 'Không muốn trả lời' },
      },
    },
    publicRental: {
      label: 'Bạn ở nhà thuê công?',
      options: { N: { label: 'Không' }, Y: { label: 'Có' }, unknown: { label: 'Không muốn trả lời' } },
    },
    shortJob: {
      label: 'Làm việc chưa đến một năm?',
      options: {
        N: { label: 'Hơn một năm' },
        Y: { label: 'Chưa đến một năm' },
        unknown: { label: 'Không muốn trả lời' },
      },
    },
    calledIn: {
      label: 'Khoản vay quỹ từng bị thu hồi trước hạn',
      options: { none: { label: 'Chưa từng' }, once: { label: 'Đã từng' }, unknown: { label: 'Không muốn trả lời' } },
    },
    calledInOn: { label: 'Ngày đó', unknownLabel: 'Tôi không rõ' },
  },
  questions: {
    age: { title: 'Bạn sinh ngày nào?', hint: 'Tính tuổi vào ngày nộp đơn. Chỉ tính trên thiết bị này.' },
    house: 'Trong hộ có ai sở hữu nhà không?',
    income: {
      title: 'Năm ngoái bạn thu nhập bao nhiêu?',
      hint: 'Số tiền cả năm trước thuế. Chỉ tính trên thiết bị này.',
      limits: 'Đến giới hạn thu nhập',
      add: 'Nếu có vợ hoặc chồng thì cộng thêm thu nhập đó.',
      where: 'Xem ở đâu',
      whereSays:
        'Trong giấy chứng nhận thu nhập (소득금액증명) của trang thuế (홈택스), hoặc giấy khấu trừ thuế (원천징수영수증) do công ty cấp.',
    },
    hold: 'Bạn đang có khoản vay nhà nào không?',
    holdActive: 'Khoản vay của ai?',
    holdRepay: 'Có thể trả hết vào ngày nhận khoản vay mới không?',
    property: { title: 'Tài sản ròng của hai vợ chồng là bao nhiêu?', hint: 'Nếu độc thân, chỉ tính của bạn.' },
    home: 'Nhà ở đâu, giá bao nhiêu?',
    size: 'Nhà rộng bao nhiêu, từ khi nào?',
    people: 'Bạn sống với ai?',
    special: 'Có điều nào đúng với bạn không?',
    difficult: { title: 'Bốn điều ngân hàng luôn xem', hint: 'Nếu không muốn trả lời, chúng tôi để trống khi tính.' },
  },
} satisfies Translated<typeof korean>
