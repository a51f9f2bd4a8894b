import { dutyTables } from '@jipsalpim/engine/law/duties.ts'
import { taxLookUpDeposit } from '@jipsalpim/engine/law/tax-look-up.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure, lawValue } from '../../../content/law-figure.ts'
import { won } from '../numbers.words.ts'

export const article: ArticleText = {
  title: 'Xem thuế còn nợ (미납세금 열람)',
  lead: 'Đã ký rồi thì xem được thuế còn nợ mà không cần chủ nhà đồng ý. Không mất tiền.',
  sections: [
    {
      title: 'Ai xem được',
      blocks: [
        {
          kind: 'figures',
          caption: 'Khi không cần đồng ý',
          of: (on) => [
            ...lawFigure(
              taxLookUpDeposit,
              on,
              'Tiền cọc không cần đồng ý',
              (v) => `hơn ${won(v)}`,
              'từ khi ký đến ngày bắt đầu thuê',
            ),
            ...lawFigure(
              dutyTables['show-tax-certificates'],
              on,
              'Chủ nhà phải cho xem giấy chứng nhận nộp thuế (납세증명서)',
              () => 'Có',
              'đồng ý cho tra thì coi như đã cho xem',
            ),
          ],
        },
        {
          kind: 'text',
          text: [
            (on) => `Tiền cọc từ ${won(lawValue(taxLookUpDeposit, on))} trở xuống hoặc chưa ký thì cần chủ nhà đồng ý.`,
            'Khi bạn xem, chủ nhà được báo.',
          ],
        },
      ],
    },
    {
      title: 'Làm như sau',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Thuế nhà nước xem ở sở thuế (세무서)',
              text: 'Sở thuế nào trong nước cũng được. Điền đơn ‘미납국세 등 열람신청서’ (đơn xin xem thuế nhà nước chưa nộp).',
            },
            {
              title: 'Thuế địa phương xem ở ủy ban hoặc trung tâm dân cư (주민센터)',
              text: 'Điền đơn ‘미납지방세 등 열람신청서’ (đơn xin xem thuế địa phương chưa nộp).',
            },
            {
              title: 'Mang theo',
              text: 'Giấy tờ tùy thân và hợp đồng thuê. Chưa ký thì mang cả đơn có chủ nhà đồng ý.',
            },
            {
              title: 'Xem xong ghi lại',
              text: 'Có nơi không cho chụp ảnh. Ghi tên thuế, số tiền và ngày luật định (법정기일).',
            },
          ],
        },
      ],
    },
    {
      title: 'Nếu còn nợ thuế',
      blocks: [
        {
          kind: 'list',
          items: [
            'Yêu cầu nộp hết trước ngày trả nốt tiền và cho xem giấy chứng nhận (납세증명서).',
            'Bàn cách trích tiền trả nốt để nộp thẳng phần thuế đó.',
            'Số tiền lớn thì nghĩ lại về hợp đồng.',
          ],
        },
        {
          kind: 'clause',
          text: 'Bên cho thuê nộp hết thuế nhà nước và thuế địa phương còn nợ trước ngày trả nốt tiền và cho bên thuê xem giấy chứng nhận nộp thuế. Nếu phát hiện còn nợ thuế, bên thuê được hủy hợp đồng và bên cho thuê trả ngay toàn bộ số tiền đã nhận.',
        },
      ],
    },
    {
      title: 'Điều xem cũng không biết',
      blocks: [
        {
          kind: 'list',
          items: [
            'Thuế chưa gửi giấy báo thì không hiện.',
            'Đổi chủ thì phải xem lại thuế sau đó.',
            'Nợ không phải thuế thì không hiện.',
          ],
        },
      ],
    },
  ],
}
