import {
  applicationWindow,
  collateralRatio,
  depositLimit,
  rentConversion,
  seniorDebtRatio,
} from '@jipsalpim/engine/law/hug.ts'
import { guaranteeAccident } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { officialPriceFactor } from '@jipsalpim/engine/law/official-price.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: 'Bảo lãnh hoàn trả tiền cọc (전세보증금반환보증)',
  lead: 'Chủ nhà không trả được thì cơ quan bảo lãnh trả trước. Nhà nào và khi nào tham gia được đều có quy định.',
  sections: [
    {
      title: 'Với căn nhà này được đến bao nhiêu',
      blocks: [
        { kind: 'text', text: ['Tính cho villa chỉ có giá công bố (공시가격). Nhà có giá thị trường thì khác.'] },
        { kind: 'show' },
      ],
    },
    {
      title: 'Quy định của HUG (주택도시보증공사)',
      blocks: [
        {
          kind: 'figures',
          caption: 'Quy định của HUG (주택도시보증공사)',
          of: (on) => [
            ...lawFigure(depositLimit, on, 'Tiền cọc cao nhất (vùng thủ đô)', (v) => won(v.capital)),
            ...lawFigure(depositLimit, on, 'Tiền cọc cao nhất (nơi khác)', (v) => won(v.other)),
            ...lawFigure(
              collateralRatio,
              on,
              'Phần giá nhà được tính',
              (v) => `${v}%`,
              'tiền cọc cộng nợ trước phải nằm trong đó',
            ),
            ...lawFigure(officialPriceFactor, on, 'Khi lấy giá công bố (공시가격) làm giá nhà', (v) => `${v}%`),
            ...lawFigure(
              seniorDebtRatio,
              on,
              'Hạn mức nợ đứng trước',
              (v) => `${v.single}%`,
              'nhà riêng, nhà nhiều hộ thì cộng cả tiền cọc các hộ khác',
            ),
            ...lawFigure(rentConversion, on, 'Tỷ lệ đổi tiền thuê thành tiền cọc', (v) => `${v / 10}% một năm`),
            ...lawFigure(
              applicationWindow,
              on,
              'Thời gian đăng ký',
              (v) => `trước khi qua ${v}% thời hạn thuê`,
              'tính từ ngày muộn hơn giữa trả nốt tiền và khai báo địa chỉ',
            ),
          ],
        },
      ],
    },
    {
      title: 'Nhà bị từ chối',
      blocks: [
        {
          kind: 'list',
          items: [
            'Nhà có dấu công trình vi phạm (위반건축물) trong sổ công trình',
            'Nhà có công dụng cửa hàng (근린생활시설)',
            'Nhà có kê biên (압류·가압류), lệnh cấm (가처분), đăng ký tạm (가등기) hoặc đấu giá (경매개시결정)',
            'Nhà mà chủ tòa nhà và chủ đất khác nhau, hoặc chưa đăng ký',
            'Nhà ủy thác (신탁); ký thẳng với công ty ủy thác thì xét riêng',
            'Nhà của chủ bị cơ quan bảo lãnh cấm',
            'Thiếu một trong ba: khai báo địa chỉ, ngày xác định, sinh sống ở đó',
          ],
        },
      ],
    },
    {
      title: 'Cách đăng ký',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Hỏi trước khi ký',
              text: 'Đưa địa chỉ và tiền cọc, hỏi cơ quan bảo lãnh hoặc ngân hàng có tham gia được không.',
            },
            {
              title: 'Ghi điều khoản riêng (특약)',
              text: 'Nếu bị từ chối bảo lãnh vì nhà hay vì chủ nhà thì hủy hợp đồng và nhận lại tiền.',
            },
            {
              title: 'Chuyển đến là đăng ký ngay',
              text: 'Chuẩn bị sổ đăng ký, hợp đồng, 전입세대확인서, biên nhận trả nốt tiền. Không cần chủ nhà đồng ý.',
            },
            {
              title: 'Trả phí và nhận giấy bảo lãnh',
              text: 'Phí tùy tiền cọc, loại nhà và tỷ lệ nợ.',
            },
          ],
        },
        {
          kind: 'clause',
          text: 'Nếu bảo lãnh hoàn trả tiền cọc bị từ chối vì lý do thuộc bên cho thuê hoặc căn nhà, bên thuê được hủy hợp đồng và bên cho thuê trả ngay toàn bộ tiền đặt trước và tiền cọc đã nhận.',
        },
      ],
    },
    {
      title: 'Khi chưa nhận lại được',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: 'Giữ nguyên địa chỉ', text: 'Chuyển đi thì mất cả bảo lãnh lẫn thứ tự.' },
            {
              title: 'Báo cơ quan bảo lãnh',
              text: (on) =>
                `Hết hợp đồng ${lawValue(guaranteeAccident, on).months} tháng mà chưa nhận được thì đòi theo sự cố bảo lãnh được.`,
            },
            {
              title: 'Đăng ký quyền thuê (임차권등기)',
              text: 'Phải chuyển đi thì đợi nó hiện trong sổ rồi hãy chuyển.',
            },
          ],
        },
        {
          kind: 'questions',
          items: [
            {
              ask: 'Có cơ quan bảo lãnh khác không?',
              answer:
                'Có HF (한국주택금융공사, cho người vay có HF bảo đảm) và SGI (SGI서울보증). Hạn mức và phí khác nhau. Hãy hỏi từng nơi điều kiện hôm nay.',
            },
            {
              ask: 'Chủ nhà nói đã có bảo lãnh.',
              answer:
                'Người kinh doanh cho thuê đã đăng ký (임대사업자) phải tham gia. Hãy lấy số giấy bảo lãnh và tự hỏi cơ quan bảo lãnh. Đã có giấy giả.',
            },
          ],
        },
      ],
    },
  ],
  act: 'Xem có được bảo lãnh',
}
