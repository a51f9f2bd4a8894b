import { applicationWindow } from '@jipsalpim/engine/law/hug.ts'
import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import { lookUps } from '@jipsalpim/engine/law/look-ups.ts'
import { renewalNotice } from '@jipsalpim/engine/law/renewal.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

const papers = [
  ['full-register', 'Sổ đăng ký kèm mục đã xóa (등기부, 말소사항 포함)', 'Nơi đăng ký trực tuyến (인터넷등기소)'],
  ['building-ledger', 'Sổ công trình (건축물대장)', 'Cổng chính phủ (정부24)'],
  ['other-deposits', 'Tiền cọc của các hộ khác (확정일자 부여현황)', 'Trung tâm dân cư (주민센터)'],
  ['resident-households', 'Các hộ đã khai báo (전입세대확인서)', 'Trung tâm dân cư (주민센터)'],
  ['tax-arrears', 'Thuế chủ nhà còn nợ (미납세금)', 'Sở thuế (세무서), trung tâm dân cư (주민센터)'],
  ['landlord-record', 'Hồ sơ bảo lãnh của chủ nhà (임대인 정보조회)', 'Ứng dụng 안심전세앱'],
  ['trust-ledger', 'Sổ ủy thác của nhà ủy thác (신탁원부)', 'Nơi đăng ký (등기소)'],
] as const

export const article: ArticleText = {
  title: 'Trình tự ký hợp đồng',
  lead: 'Từ ngày xem nhà đến hôm sau ngày chuyển: mỗi ngày làm gì.',
  sections: [
    {
      title: 'Theo ngày của bạn',
      blocks: [
        {
          kind: 'text',
          text: ['Nhập ngày là tính ra những ngày không được lỡ. Ngày bạn nhập chỉ dùng trên máy này.'],
        },
        { kind: 'show' },
      ],
    },
    {
      title: 'Trước khi ký',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Xem giá ở hai nơi',
              text: 'Xem giá giao dịch thật (국토교통부 실거래가) và 부동산테크, rồi tính tiền cọc bằng bao nhiêu phần giá nhà.',
            },
            {
              title: 'Lấy sổ đăng ký trong vòng một ngày',
              text: 'Xem hết 표제부, 갑구, 을구, và lấy loại kèm mục đã xóa (말소사항 포함). Có đấu giá (경매개시결정), ủy thác (신탁), kê biên (압류), đăng ký tạm (가등기) thì dừng lại.',
            },
            {
              title: 'Xem công dụng trong sổ công trình (건축물대장)',
              text: 'Nếu là cửa hàng (근린생활시설) hay công trình vi phạm (위반건축물) thì vay và bảo lãnh (반환보증) có thể bị từ chối.',
            },
            {
              title: 'Nhà nhiều hộ (다가구) thì hỏi tiền cọc các hộ khác',
              text: 'Có 확정일자부여현황 và 전입세대확인서 mới biết trước bạn có bao nhiêu tiền.',
            },
            {
              title: 'Hỏi bảo lãnh và vay trước',
              text: 'Hỏi cơ quan bảo lãnh và ngân hàng với địa chỉ và tiền cọc này có được không, rồi hãy ký.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Xem gì, ở đâu',
          columns: [
            { key: 'what', label: 'Cần xem' },
            { key: 'who', label: 'Ở đâu' },
            { key: 'cost', label: 'Phí', numeric: true },
            { key: 'days', label: 'Thời gian', numeric: true },
            { key: 'consent', label: 'Chủ nhà đồng ý' },
          ],
          rows: (on) => {
            const table = lawValue(lookUps, on)
            return papers.map(([id, what, who]) => ({
              id,
              what,
              who,
              cost: table[id].costWon === null ? 'không rõ' : won(table[id].costWon),
              days: describeTakes(table[id].takesDays),
              consent: table[id].consent === 'landlord' ? 'cần' : 'không cần',
            }))
          },
        },
      ],
    },
    {
      title: 'Ngày ký',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Xem đúng là chủ',
              text: 'Tên trên giấy tờ tùy thân phải trùng chủ sở hữu trong sổ. Là người đại diện thì xem giấy ủy quyền (위임장), giấy chứng nhận con dấu (인감증명) và nói chuyện trực tiếp với chủ.',
            },
            {
              title: 'Gửi vào tài khoản tên chủ',
              text: 'Nhà ủy thác thì xem có phải tài khoản công ty ủy thác chỉ định không.',
            },
            {
              title: 'Nhận giấy tờ chủ nhà phải cho xem',
              text: 'Chủ nhà phải cho xem thông tin ngày xác định và giấy chứng nhận nộp thuế (납세증명서), hoặc đồng ý cho bạn tra.',
            },
            {
              title: 'Nhận lời giải thích của môi giới bằng văn bản',
              text: 'Xem bản giải thích (확인·설명서) có ghi quyền trong sổ, thế chấp chung với nhà khác, và quyền xem thuế còn nợ không.',
            },
            {
              title: 'Ghi điều khoản riêng (특약)',
              text: 'Trước hết là lời hứa không lập bảo đảm mới đến hết hôm sau ngày trả nốt tiền.',
            },
          ],
        },
      ],
    },
    {
      title: 'Ngày trả nốt tiền (잔금)',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Xem lại sổ ngay trước khi gửi',
              text: 'Khác ngày ký dù một dòng thì đừng gửi, hãy hỏi.',
            },
            { title: 'Nhận chìa khóa và chụp tình trạng nhà', text: 'Ảnh bớt tranh cãi khi dọn đi.' },
            {
              title: 'Khai báo địa chỉ và lấy ngày xác định ngay hôm đó',
              text: 'Cả hai làm trực tuyến được. Người nước ngoài khai báo đổi nơi lưu trú (체류지 변경신고). 대항력 có từ 0 giờ hôm sau.',
            },
          ],
        },
      ],
    },
    {
      title: 'Sau khi chuyển đến',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Hôm sau xem sổ',
              when: 'Hôm sau ngày chuyển',
              text: 'Xem cùng ngày đó có thế chấp nào vào không.',
            },
            {
              title: 'Khai báo hợp đồng thuê (전월세 신고)',
              when: (on) => `Trong ${lawValue(leaseReport, on).days} ngày từ khi ký`,
              text: 'Nộp kèm hợp đồng thì có luôn ngày xác định.',
            },
            {
              title: 'Đăng ký bảo lãnh hoàn trả (반환보증)',
              when: (on) => `Trước khi qua ${lawValue(applicationWindow, on)}% thời hạn thuê`,
              text: 'Muộn thì không đăng ký được.',
            },
            {
              title: 'Báo là đi hay ở',
              when: (on) =>
                `Từ ${lawValue(renewalNotice, on).opens} đến ${lawValue(renewalNotice, on).closes} tháng trước khi hết hạn`,
              text: 'Tin nhắn cũng được, miễn là còn ghi lại ngày nhận.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: 'Đừng chuyển địa chỉ trước khi nhận lại cọc',
          text: 'Phải đi trước thì đợi đăng ký quyền thuê (임차권등기) hiện trong sổ rồi hãy chuyển.',
        },
      ],
    },
  ],
  act: 'Xem căn nhà này',
}

const describeTakes = (days: number | null): string =>
  days === null ? 'không rõ' : days === 0 ? 'ngay' : `${days} ngày`
