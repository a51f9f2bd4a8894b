import { localTaxException, nationalTaxException } from '@jipsalpim/engine/law/property-tax-exception.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'
import { taxOutcome } from '../../../content/tax-outcome.ts'
import { won } from '../numbers.words.ts'

const describeFirst = (tenant: boolean): string => (tenant ? 'người thuê trước' : 'thuế trước')
const BY = 'theo ngày cho phép bán (매각허가)'

export const article: ArticleText = {
  title: 'Thuế chủ nhà còn nợ',
  lead: 'Sổ sạch mà còn nợ thuế thì khi đấu giá thuế có thể đứng trước bạn.',
  sections: [
    {
      title: 'Thuế nào đứng trước',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: 'Thuế đánh vào chính căn nhà (당해세)',
              text: 'Thuế bất động sản tổng hợp (종합부동산세), thuế thừa kế và tặng cho (상속세·증여세), thuế tài sản (재산세). Chúng đứng trước bất kể ngày.',
            },
            {
              title: 'Thuế khác',
              text: 'Đứng trước nếu ngày luật định của thuế (법정기일) sớm hơn ngày xác định (확정일자) của bạn: ngày tự khai, hoặc ngày gửi giấy báo thuế.',
            },
            {
              title: 'Thuế của chủ mới',
              text: 'Nhà đã bán thì thuế chủ mới nợ không đứng trước bạn là người vào trước.',
            },
          ],
        },
      ],
    },
    {
      title: 'Đã thay đổi từ 2023',
      blocks: [
        {
          kind: 'text',
          text: [
            'Nếu ngày xác định (확정일자) sớm hơn 법정기일 của 당해세, người thuê nhận trước trong phần mà thuế đó được nhận.',
          ],
        },
        {
          kind: 'figures',
          caption: 'Khi người thuê đứng trước 당해세',
          of: (on) => [
            ...lawFigure(nationalTaxException, on, 'Thuế nhà nước (국세)', describeFirst, BY),
            ...lawFigure(localTaxException, on, 'Thuế địa phương (지방세)', describeFirst, BY),
          ],
        },
        {
          kind: 'table',
          caption:
            'Nhà ở Seoul bán ₩200 triệu, nợ ₩30 triệu thuế bất động sản tổng hợp (종합부동산세), tiền cọc ₩180 triệu',
          columns: [
            { key: 'when', label: 'Ngày xác định và ngày của thuế' },
            { key: 'me', label: 'Người thuê', numeric: true },
            { key: 'tax', label: 'Thuế', numeric: true },
          ],
          rows: () =>
            [false, true].map((taxFirst) => {
              const paid = taxOutcome(taxFirst)
              return {
                id: String(taxFirst),
                when: taxFirst ? 'ngày của thuế sớm hơn' : 'ngày xác định sớm hơn',
                me: won(paid.me),
                tax: won(paid.tax),
              }
            }),
          note: 'Tính theo cách chia tiền (배당) của Jipsalpim, không kể phí đấu giá và nợ khác.',
        },
      ],
    },
    {
      title: 'Phải làm gì',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Trước khi ký, lấy giấy chứng nhận nộp thuế (납세증명서)',
              text: 'Hai tờ: thuế nhà nước và thuế địa phương. Chủ nhà phải cho xem hoặc đồng ý cho tra.',
            },
            {
              title: 'Ký xong tự tra',
              text: 'Xem ở sở thuế (세무서) và trung tâm dân cư (주민센터) còn nợ thuế không.',
            },
            {
              title: 'Lấy ngày xác định (확정일자) sớm',
              text: 'Sớm dù một ngày cũng đứng trước thuế sau đó.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: 'Có thuế tra cũng không thấy',
          text: 'Thuế chưa gửi giấy báo thì không hiện. Vì thế tiền cọc càng thấp so với giá nhà càng tốt.',
        },
      ],
    },
  ],
  act: 'Cách xem thuế còn nợ',
}
