import { nationalAccidentRate } from '@jipsalpim/engine/law/accident-rates.ts'
import { holdingRows, oddsRows } from '../../../content/accident-rows.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'
import { sources } from '../../../content/source-data.ts'

const homes = sources.victimsByHome

export const article: ArticleText = {
  title: 'Ai bị hại, vì sao',
  lead: 'Không xảy ra với người đặc biệt. Nó tập trung ở người hai ba mươi tuổi ký lần đầu, ở villa và officetel.',
  sections: [
    {
      title: 'Ai đã bị hại',
      blocks: [
        {
          kind: 'figures',
          caption: 'Nạn nhân được công nhận',
          of: () => [
            { label: 'Nạn nhân được công nhận', value: '35.246 người', source: homes },
            { label: 'Villa mỗi căn có sổ riêng (다세대)', value: '29,5%', source: homes },
            { label: 'Officetel (오피스텔)', value: '20,8%', source: homes },
            { label: 'Nhà nhiều hộ chung một sổ (다가구)', value: '18,0%', source: homes },
            { label: 'Chung cư (아파트)', value: '13,7%', source: homes },
            { label: 'Tiền cọc đến ₩100 triệu', value: '41,9%', source: homes },
            { label: 'Tiền cọc ₩100–200 triệu', value: '42,9%', source: homes },
            {
              label: 'Dưới 40 tuổi',
              value: '74,4%',
              note: 'ba mươi mấy 48,4%, hai mươi mấy 26,0%',
              source: sources.victimsByAge,
            },
          ],
        },
      ],
    },
    {
      title: 'Điều gì làm nên khác biệt',
      blocks: [
        {
          kind: 'text',
          text: [
            'Một nghiên cứu về 450.000 bảo lãnh ở vùng thủ đô cho thấy sự cố khác nhau nhiều tùy nợ và tiền cọc bằng bao nhiêu phần giá nhà.',
            'Vượt 90% thì tăng vọt: hơn năm lần so với mức 80–90%.',
          ],
        },
        {
          kind: 'table',
          caption: 'Tỷ số chênh của sự cố theo tỷ lệ nợ (dưới 60% là 1)',
          columns: [
            { key: 'ratio', label: '(nợ trước + tiền cọc) ÷ giá nhà' },
            { key: 'odds', label: 'Tỷ số chênh', numeric: true },
          ],
          rows: (on) => oddsRows(on, formatBand),
          note: 'Từ thời gian và khu vực của nghiên cứu. Không nói tỷ lệ hiện nay.',
        },
        {
          kind: 'table',
          caption: 'Tỷ lệ sự cố theo số nhà chủ sở hữu có',
          columns: [
            { key: 'homes', label: 'Số nhà' },
            { key: 'rate', label: 'Tỷ lệ', numeric: true },
          ],
          rows: (on) => holdingRows(on, { upTo: (n) => `đến ${n}`, over: (n) => `hơn ${n}` }),
        },
      ],
    },
    {
      title: 'Còn bây giờ',
      blocks: [
        {
          kind: 'figures',
          caption: 'Tỷ lệ sự cố bảo lãnh cả nước',
          of: (on) => lawFigure(nationalAccidentRate, on, 'Ba tháng, cả nước', (v) => `${(v / 100).toFixed(2)}%`),
        },
        {
          kind: 'text',
          text: [
            'Tỷ lệ đã giảm. Nhưng mỗi nhà mỗi khác thì vẫn vậy.',
            'Vì thế phải xem sổ và giá của căn nhà này, không phải mức bình quân của khu vực.',
          ],
        },
      ],
    },
    {
      title: 'Vậy xem gì',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cộng nợ trước và tiền cọc rồi so với giá nhà. Vượt 90% thì dừng.',
            'Nhà nhiều hộ (다가구) thì cộng cả tiền cọc của các hộ vào trước.',
            'Tra ở 안심전세앱 chủ nhà từng có sự cố bảo lãnh không và có bao nhiêu nhà.',
            'Trước khi ký, hỏi căn nhà có tham gia bảo lãnh hoàn trả (반환보증) được không.',
          ],
        },
      ],
    },
  ],
  act: 'Xem căn nhà này',
}

const formatBand = (from: number, to: number | undefined): string =>
  from === 0 ? `dưới ${to}%` : to === undefined ? `từ ${from}%` : `${from}–${to}%`
