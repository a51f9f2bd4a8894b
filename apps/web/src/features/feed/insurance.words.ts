import { last } from '@jipsalpim/engine/law/dated.ts'
import {
  applicationWindow,
  collateralRatio,
  depositLimit,
  rentConversion,
  seniorDebtRatio,
} from '@jipsalpim/engine/law/hug.ts'
import { guaranteeAccident } from '@jipsalpim/engine/law/lease-deadlines.ts'
import { officialPriceFactor } from '@jipsalpim/engine/law/official-price.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import type { Article } from '../../content/article.ts'
import { lawFigure, lawValue } from '../../content/law-figure.ts'
import { sources } from '../../content/source-data.ts'
import { GuaranteeFinder } from './guarantee-finder.tsx'

export const article: Article = {
  title: '전세보증금반환보증',
  lead: '임대인이 못 돌려주면 보증기관이 먼저 돌려줘요. 들 수 있는 집과 들 수 있는 때가 정해져 있어요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'find',
      title: '이 집으로 얼마까지 되나요',
      blocks: [
        { kind: 'text', text: ['공시가격만 있는 빌라를 기준으로 계산해요. 시세가 있는 집은 달라져요.'] },
        { kind: 'show', of: GuaranteeFinder },
      ],
    },
    {
      id: 'rules',
      title: '주택도시보증공사의 기준',
      blocks: [
        {
          kind: 'figures',
          caption: '주택도시보증공사의 기준',
          of: (on) => [
            ...lawFigure(depositLimit, on, '보증금 한도(수도권)', (v) => formatWon(v.capital)),
            ...lawFigure(depositLimit, on, '보증금 한도(그 밖)', (v) => formatWon(v.other)),
            ...lawFigure(
              collateralRatio,
              on,
              '집값으로 쳐 주는 비율',
              (v) => `${v}%`,
              '보증금과 앞선 빚을 더해 이 안에 들어야 해요',
            ),
            ...lawFigure(officialPriceFactor, on, '공시가격을 집값으로 볼 때', (v) => `${v}%`),
            ...lawFigure(
              seniorDebtRatio,
              on,
              '앞선 빚의 한도',
              (v) => `${v.single}%`,
              '단독·다가구는 다른 세대의 보증금까지 더해요',
            ),
            ...lawFigure(rentConversion, on, '월세를 보증금으로 바꾸는 율', (v) => `연 ${v / 10}%`),
            ...lawFigure(
              applicationWindow,
              on,
              '신청할 수 있는 때',
              (v) => `계약 기간의 ${v}%가 지나기 전`,
              '잔금일과 전입일 가운데 늦은 날부터 세요',
            ),
          ],
        },
      ],
    },
    {
      id: 'refused',
      title: '이런 집은 안 돼요',
      blocks: [
        {
          kind: 'list',
          items: [
            '건축물대장에 위반건축물로 적힌 집',
            '용도가 근린생활시설인 집',
            '압류, 가압류, 가처분, 가등기, 경매개시결정이 있는 집',
            '건물과 땅의 소유자가 다르거나 등기가 없는 집',
            '신탁된 집(신탁회사와 직접 계약한 경우는 따로 봐요)',
            '보증기관이 보증을 막은 임대인의 집',
            '전입, 확정일자, 거주 가운데 하나라도 없는 경우',
          ],
        },
      ],
    },
    {
      id: 'how',
      title: '신청은 이렇게 해요',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '계약하기 전에 물어요',
              text: '주소와 보증금을 대고 가입할 수 있는지 보증기관이나 은행에 물어요.',
            },
            {
              title: '특약을 적어요',
              text: '집이나 임대인 때문에 보증이 거절되면 계약을 풀고 돈을 돌려받는다고 적어요.',
            },
            {
              title: '이사하고 바로 신청해요',
              text: '등기부, 계약서, 전입세대확인서, 잔금 영수증을 준비해요. 임대인의 동의는 필요 없어요.',
            },
            { title: '보증료를 내고 보증서를 받아요', text: '보증료는 보증금, 집의 종류, 부채비율로 정해져요.' },
          ],
        },
        {
          kind: 'clause',
          text: '임대인 또는 임차주택의 사유로 전세보증금반환보증 가입이 거절되는 경우 임차인은 계약을 해제할 수 있고, 임대인은 받은 계약금과 보증금 전액을 즉시 반환한다.',
        },
      ],
    },
    {
      id: 'claim',
      title: '못 받았을 때',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '전입을 그대로 둬요', text: '주소를 옮기면 보증도 순위도 잃어요.' },
            {
              title: '보증기관에 알려요',
              text: (on) =>
                `계약이 끝나고 ${lawValue(guaranteeAccident, on).months}개월이 지나도 못 받으면 보증사고로 청구할 수 있어요.`,
            },
            { title: '임차권등기를 마쳐요', text: '이사해야 하면 등기부에 오른 것을 보고 옮겨요.' },
          ],
        },
        {
          kind: 'questions',
          items: [
            {
              ask: '다른 보증기관도 있나요?',
              answer:
                '한국주택금융공사(전세자금보증을 쓰는 사람)와 SGI서울보증이 있어요. 한도와 보증료가 달라요. 각 기관에서 오늘의 조건을 확인해 주세요.',
            },
            {
              ask: '임대인이 보증에 들었다고 해요.',
              answer:
                '임대사업자는 보증에 들어야 해요. 보증서의 번호를 받아 보증기관에 직접 확인해 주세요. 가짜 보증서가 있었어요.',
            },
          ],
        },
      ],
    },
  ],
  sources: [sources.hug, last(collateralRatio.rows).source],
  act: { to: 'guaranteeIntroduction', label: '보증 가입 확인하기' },
  related: ['guideSummary', 'feedHomeFrauud', 'aBPrevention'],
}
