import { day } from '@jipsalpim/engine/values/day.ts'
import type { Article } from '../../../content/article.ts'
import { sources } from '../../../content/source-data.ts'
import { BusinessNoCheck } from './business-no-check.tsx'
import { OfficialPlaces } from './official-places.tsx'

export const article: Article = {
  title: '임대인이 회사일 때',
  lead: '신분증 대신 회사의 서류를 봐요. 누가 서명하고, 누구 계좌로 보내는지가 달라요.',
  checkedOn: day('2026-11-26'),
  sections: [
    { id: 'number', title: '번호부터 확인해요', blocks: [{ kind: 'show', of: BusinessNoCheck }] },
    {
      id: 'look',
      title: '무엇을 보나요',
      blocks: [
        {
          kind: 'pairs',
          items: [
            {
              title: '집의 주인과 같은 회사',
              text: '이 집 등기부의 갑구에는 회사 이름과 법인등록번호 13자리가 있어요. 법인 등기부의 것과 한 글자씩 맞춰요.',
              sign: '이름은 비슷한데 번호가 달라요. 사업자등록번호와 법인등록번호는 다른 번호예요.',
            },
            {
              title: '법인 등기부',
              text: '인터넷등기소에서 누구나 열람해요. 대표가 누구인지, 회사가 문을 닫는 중인지 봐요.',
              sign: '해산, 청산, 파산, 회생이라는 말이 있어요. 대표나 주소가 얼마 전에 바뀌었어요.',
            },
            {
              title: '서명하는 사람',
              text: '대표가 오면 법인 등기부의 이름과 신분증을 맞춰요. 대표가 함께 서명하게 되어 있으면 모두 서명해야 해요.',
              sign: '대표가 아닌 직원이 위임장 없이 서명하려고 해요.',
            },
            {
              title: '위임장과 법인 인감증명서',
              text: '대표가 오지 않으면 위임장과 법인 인감증명서를 받아요. 위임장의 도장이 인감증명서와 같은지 봐요.',
              sign: '위임장에 집 주소나 맡긴 일이 적혀 있지 않아요.',
            },
            {
              title: '밀린 세금과 임금',
              text: '회사 이름으로 된 국세와 지방세 납세증명서를 받아요. 회사가 어려워지면 세금과 직원의 임금이 보증금보다 먼저 나갈 수 있어요.',
              sign: '납세증명서를 보여 주지 않아요. 갑구에 압류나 가압류가 있어요.',
            },
            {
              title: '받는 계좌',
              text: '보증금은 회사 이름의 계좌로만 보내요. 가계약금도 같아요.',
              sign: '대표나 직원, 중개사의 계좌로 보내 달라고 해요.',
            },
          ],
        },
      ],
    },
    {
      id: 'guarantee',
      title: '반환보증이 거절되는 이유',
      blocks: [
        {
          kind: 'text',
          text: ['회사가 임대인일 때 받아 주는 조건은 기관과 상품마다 달라요. 서류를 더 내라고도 해요.'],
        },
        {
          kind: 'list',
          items: [
            '갑구에 압류, 가압류, 가처분, 가등기, 경매개시결정이 있어요.',
            '신탁된 집인데 신탁회사와 직접 계약하지 않아요.',
            '보증기관이 대신 갚은 돈을 그 회사가 아직 갚지 않았어요.',
            '건물과 땅의 주인이 달라요.',
            '건축물대장에 위반건축물이나 근린생활시설로 적혀 있어요.',
          ],
        },
        {
          kind: 'steps',
          items: [
            {
              title: '계약하기 전에 물어요',
              text: '집 주소와 회사 이름, 보증금을 대고 보증기관에 물어요. 들은 답과 날짜를 적어 둬요.',
            },
            {
              title: '임대보증금 보증서를 보여 달라고 해요',
              text: '등록한 임대사업자는 보증에 들어야 해요. 보증서를 받으면 보증기관에 전화해 진짜인지 물어요.',
            },
            {
              title: '특약을 적어요',
              text: '보증이 거절되면 계약을 풀고 계약금을 돌려받는다고 적어요.',
            },
          ],
        },
      ],
    },
    {
      id: 'unknown',
      title: '여기서 확인하지 못한 것',
      blocks: [
        {
          kind: 'list',
          items: [
            '회사가 정말 있는지, 지금도 영업하는지',
            '밀린 세금과 임금, 집 말고 다른 빚과 재판',
            '대표가 이 집을 빌려줄 권한을 가졌는지',
            '보증기관이 이 회사를 받아 주는지',
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: '모르는 것이 남으면 보내지 않아요',
          text: '서류를 받아 확인할 때까지 가계약금도 보내지 마세요.',
        },
      ],
    },
    { id: 'places', title: '직접 확인하는 곳', blocks: [{ kind: 'show', of: OfficialPlaces }] },
  ],
  sources: [sources.leaseDuties, sources.wagesFirst, sources.landlordGuarantee, sources.hug],
  act: { to: 'analyze', label: '이 집의 등기부 살펴보기' },
  related: ['cheatFinancialFraud', 'taxDanger', 'feedInsurance', 'aBPrevention'],
}
