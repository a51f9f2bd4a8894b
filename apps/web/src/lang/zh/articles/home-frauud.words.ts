import { nationalAccidentRate } from '@jipsalpim/engine/law/accident-rates.ts'
import { holdingRows, oddsRows } from '../../../content/accident-rows.ts'
import type { ArticleText } from '../../../content/article.ts'
import { lawFigure } from '../../../content/law-figure.ts'
import { sources } from '../../../content/source-data.ts'

const homes = sources.victimsByHome

export const article: ArticleText = {
  title: '谁受害，为什么',
  lead: '受害的不是特别的人。集中在第一次签约的二三十岁，集中在别墅楼和商住楼。',
  sections: [
    {
      title: '谁受害了',
      blocks: [
        {
          kind: 'figures',
          caption: '认定的受害者',
          of: () => [
            { label: '认定的受害者', value: '35,246 人', source: homes },
            { label: '每户有登记簿的别墅楼（다세대）', value: '29.5%', source: homes },
            { label: '商住楼（오피스텔）', value: '20.8%', source: homes },
            { label: '一本登记簿的多户房（다가구）', value: '18.0%', source: homes },
            { label: '公寓（아파트）', value: '13.7%', source: homes },
            { label: '押金 1亿韩元以下', value: '41.9%', source: homes },
            { label: '押金 1亿~2亿韩元', value: '42.9%', source: homes },
            {
              label: '40 岁以下',
              value: '74.4%',
              note: '三十多岁 48.4%，二十多岁 26.0%',
              source: sources.victimsByAge,
            },
          ],
        },
      ],
    },
    {
      title: '差别在哪里',
      blocks: [
        {
          kind: 'text',
          text: [
            '一项研究看了首都圈 45 万件返还保证：出不出事，很大程度上看债和押金占房价多少。',
            '超过 90% 就猛增，是 80%~90% 的五倍以上。',
          ],
        },
        {
          kind: 'table',
          caption: '按负债比率的出事优势比（60% 以下为 1）',
          columns: [
            { key: 'ratio', label: '（前面的债 + 押金）÷ 房价' },
            { key: 'odds', label: '优势比', numeric: true },
          ],
          rows: (on) => oddsRows(on, formatBand),
          note: '来自研究的期间和地区，不等于现在的事故率。',
        },
        {
          kind: 'table',
          caption: '按房东房产数量的保证事故率',
          columns: [
            { key: 'homes', label: '房产' },
            { key: 'rate', label: '事故率', numeric: true },
          ],
          rows: (on) => holdingRows(on, { upTo: (n) => `${n} 套以下`, over: (n) => `超过 ${n} 套` }),
        },
      ],
    },
    {
      title: '现在怎么样',
      blocks: [
        {
          kind: 'figures',
          caption: '全国保证事故率',
          of: (on) => lawFigure(nationalAccidentRate, on, '全国三个月保证事故率', (v) => `${(v / 100).toFixed(2)}%`),
        },
        {
          kind: 'text',
          text: ['事故率降了。但每套房不同，这一点没有变。', '所以要看这套房的登记簿和房价，而不是地区的平均。'],
        },
      ],
    },
    {
      title: '所以看什么',
      blocks: [
        {
          kind: 'list',
          items: [
            '把前面的债和押金相加，与房价比较。超过 90% 就停下。',
            '多户房（다가구）还要加上先住进来的各户的押金。',
            '在 안심전세앱 查房东的保证事故和房产数量。',
            '签约之前问这套房能不能参加返还保证（반환보증）。',
          ],
        },
      ],
    },
  ],
  act: '分析这套房',
}

const formatBand = (from: number, to: number | undefined): string =>
  from === 0 ? `不到 ${to}%` : to === undefined ? `${from}% 以上` : `${from}~${to}%`
