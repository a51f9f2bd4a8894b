import { accidentByHoldings, accidentOdds, nationalAccidentRate } from '@jipsalpim/engine/law/accident-rates.ts'
import { last } from '@jipsalpim/engine/law/dated.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { holdingRows, oddsRows } from '../../content/accident-rows.ts'
import type { Article } from '../../content/article.ts'
import { lawFigure } from '../../content/law-figure.ts'
import { sources } from '../../content/source-data.ts'

const homes = sources.victimsByHome

export const article: Article = {
  title: '누가, 왜 당하나요',
  lead: '피해는 특별한 사람에게 일어나지 않았어요. 첫 계약을 하는 20대와 30대, 빌라와 오피스텔에 몰려 있어요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'who',
      title: '누가 당했나요',
      blocks: [
        {
          kind: 'figures',
          caption: '인정된 피해자',
          of: () => [
            { label: '인정된 피해자', value: '35,246명', source: homes },
            { label: '다세대', value: '29.5%', source: homes },
            { label: '오피스텔', value: '20.8%', source: homes },
            { label: '다가구', value: '18.0%', source: homes },
            { label: '아파트', value: '13.7%', source: homes },
            { label: '보증금 1억 원까지', value: '41.9%', source: homes },
            { label: '보증금 1억~2억 원', value: '42.9%', source: homes },
            {
              label: '40세가 안 된 사람',
              value: '74.4%',
              note: '30대 48.4%, 20대 26.0%',
              source: sources.victimsByAge,
            },
          ],
        },
      ],
    },
    {
      id: 'why',
      title: '무엇이 갈랐나요',
      blocks: [
        {
          kind: 'text',
          text: [
            '수도권 반환보증 45만 건을 살핀 연구에서, 사고는 빚과 보증금이 집값의 얼마인지에 따라 크게 달랐어요.',
            '90%를 넘으면 갑자기 뛰어요. 80%와 90% 사이보다 다섯 배 넘게 높아요.',
          ],
        },
        {
          kind: 'table',
          caption: '부채비율마다 사고가 날 승산비(60% 미만을 1로)',
          columns: [
            { key: 'ratio', label: '(앞선 빚 + 보증금) ÷ 집값' },
            { key: 'odds', label: '승산비', numeric: true },
          ],
          rows: (on) => oddsRows(on, formatBand),
          note: '연구의 기간과 지역에서 나온 값이에요. 지금의 사고율을 그대로 말하지는 않아요.',
          source: last(accidentOdds.rows).source,
        },
        {
          kind: 'table',
          caption: '임대인이 가진 집 수마다 보증사고율',
          columns: [
            { key: 'homes', label: '가진 집' },
            { key: 'rate', label: '사고율', numeric: true },
          ],
          rows: (on) => holdingRows(on, { upTo: (n) => `${n}채까지`, over: (n) => `${n}채 초과` }),
          source: last(accidentByHoldings.rows).source,
        },
      ],
    },
    {
      id: 'now',
      title: '지금은 어떤가요',
      blocks: [
        {
          kind: 'figures',
          caption: '전국 보증사고율',
          of: (on) => lawFigure(nationalAccidentRate, on, '전국 3개월 보증사고율', (v) => `${(v / 100).toFixed(2)}%`),
        },
        {
          kind: 'text',
          text: [
            '사고율은 내려왔어요. 그래도 집마다 다른 것은 그대로예요.',
            '그래서 지역의 평균이 아니라 이 집의 등기부와 값을 봐야 해요.',
          ],
        },
      ],
    },
    {
      id: 'check',
      title: '그래서 무엇을 보나요',
      blocks: [
        {
          kind: 'list',
          items: [
            '앞선 빚과 보증금을 더해 집값과 비교해요. 90%를 넘으면 멈춰요.',
            '다가구라면 먼저 들어온 세대의 보증금까지 더해요.',
            '임대인의 보증 사고와 가진 집 수를 안심전세앱에서 조회해요.',
            '반환보증에 들 수 있는 집인지 계약하기 전에 물어요.',
          ],
        },
      ],
    },
  ],
  sources: [],
  act: { to: 'analyze', label: '이 집 분석받기' },
  related: ['fraudLanding', 'feedInsurance', 'guideSummary'],
}

const formatBand = (from: number, to: number | undefined): string =>
  from === 0 ? `${to}% 미만` : to === undefined ? `${from}% 이상` : `${from}~${to}%`
