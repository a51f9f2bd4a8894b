import { lookUps } from '@jipsalpim/engine/law/look-ups.ts'
import { last } from '@jipsalpim/engine/law/dated.ts'
import { applicationWindow } from '@jipsalpim/engine/law/hug.ts'
import { leaseReport } from '@jipsalpim/engine/law/lease-report.ts'
import { renewalNotice } from '@jipsalpim/engine/law/renewal.ts'
import { day } from '@jipsalpim/engine/values/day.ts'
import { formatWon } from '@jipsalpim/engine/values/won.ts'
import type { Article } from '../../content/article.ts'
import { lawValue } from '../../content/law-figure.ts'
import { sources } from '../../content/source-data.ts'
import { DeadlineFinder } from './deadline-finder.tsx'

const papers = [
  ['full-register', '등기부(말소사항 포함)'],
  ['building-ledger', '건축물대장'],
  ['other-deposits', '다른 세대의 보증금'],
  ['resident-households', '전입한 세대'],
  ['tax-arrears', '임대인의 밀린 세금'],
  ['landlord-record', '임대인의 보증 사고'],
  ['trust-ledger', '신탁원부(신탁된 집)'],
] as const

export const article: Article = {
  title: '계약의 순서',
  lead: '집을 보는 날부터 이사한 다음 날까지, 그날 할 일만 모았어요.',
  checkedOn: day('2026-11-21'),
  sections: [
    {
      id: 'days',
      title: '내 날짜로 보기',
      blocks: [
        { kind: 'text', text: ['날짜를 적으면 놓치면 안 되는 날을 계산해요. 적은 날짜는 이 기기에서만 써요.'] },
        { kind: 'show', of: DeadlineFinder },
      ],
    },
    {
      id: 'before',
      title: '계약하기 전',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '시세를 두 곳에서 봐요',
              text: '실거래가와 부동산테크를 함께 보고, 보증금이 집값의 얼마인지 계산해요.',
            },
            {
              title: '등기부를 하루 안에 떼어 봐요',
              text: '표제부, 갑구, 을구를 모두 보고 "말소사항 포함"으로 떼어요. 경매개시결정, 신탁, 압류, 가등기가 있으면 멈춰요.',
            },
            {
              title: '건축물대장에서 용도를 봐요',
              text: '근린생활시설이나 위반건축물이면 대출과 반환보증이 막힐 수 있어요.',
            },
            {
              title: '다가구라면 다른 세대의 보증금을 물어요',
              text: '확정일자부여현황과 전입세대확인서를 받아야 내 앞의 돈을 알 수 있어요.',
            },
            {
              title: '보증과 대출을 먼저 물어요',
              text: '이 주소와 이 보증금으로 되는지 보증기관과 은행에 물어보고 계약해요.',
            },
          ],
        },
        {
          kind: 'table',
          caption: '무엇을 어디서 확인하나요',
          columns: [
            { key: 'what', label: '확인할 것' },
            { key: 'who', label: '어디서' },
            { key: 'cost', label: '비용', numeric: true },
            { key: 'days', label: '걸리는 날', numeric: true },
            { key: 'consent', label: '임대인 동의' },
          ],
          rows: (on) => {
            const table = lawValue(lookUps, on)
            return papers.map(([id, what]) => ({
              id,
              what,
              who: table[id].who,
              cost: table[id].costWon === null ? '모름' : formatWon(table[id].costWon),
              days:
                table[id].takesDays === null ? '모름' : table[id].takesDays === 0 ? '바로' : `${table[id].takesDays}일`,
              consent: table[id].consent === 'landlord' ? '필요해요' : '필요 없어요',
            }))
          },
          source: last(lookUps.rows).source,
        },
      ],
    },
    {
      id: 'contract',
      title: '계약하는 날',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '주인을 확인해요',
              text: '신분증의 이름이 등기부의 소유자와 같아야 해요. 대리인이면 위임장과 인감증명을 보고 주인과 직접 통화해요.',
            },
            { title: '주인 이름의 계좌로 보내요', text: '신탁된 집이면 신탁회사가 정한 계좌인지 확인해요.' },
            {
              title: '임대인이 보여 줄 것을 받아요',
              text: '임대인은 확정일자 부여 정보와 납세증명서를 보여 주거나, 열람에 동의해야 해요.',
            },
            {
              title: '중개사의 설명을 서면으로 받아요',
              text: '확인·설명서에 등기부의 권리, 다른 집과 함께 잡힌 근저당, 미납 세금 열람권이 적혀 있는지 봐요.',
            },
            { title: '특약을 적어요', text: '잔금 다음 날까지 새 담보를 잡지 않는다는 약속이 가장 먼저예요.' },
          ],
        },
      ],
    },
    {
      id: 'balance',
      title: '잔금을 보내는 날',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: '보내기 바로 전에 등기부를 다시 봐요',
              text: '계약한 날과 한 줄이라도 다르면 보내지 않고 물어요.',
            },
            { title: '열쇠를 받고 집 상태를 찍어요', text: '사진은 나갈 때의 다툼을 줄여요.' },
            {
              title: '그날 전입신고와 확정일자를 해요',
              text: '둘 다 온라인으로 할 수 있어요. 대항력은 다음 날 0시부터 생겨요.',
            },
          ],
        },
      ],
    },
    {
      id: 'after',
      title: '이사한 다음',
      blocks: [
        {
          kind: 'steps',
          items: [
            { title: '다음 날 등기부를 봐요', when: '이사 다음 날', text: '같은 날 들어온 근저당이 없는지 확인해요.' },
            {
              title: '전월세 신고를 해요',
              when: (on) => `계약하고 ${lawValue(leaseReport, on).days}일 안`,
              text: '계약서를 함께 내면 확정일자도 받아져요.',
            },
            {
              title: '반환보증을 신청해요',
              when: (on) => `계약 기간의 ${lawValue(applicationWindow, on)}%가 지나기 전`,
              text: '늦으면 신청할 수 없어요.',
            },
            {
              title: '나갈지 남을지 알려요',
              when: (on) =>
                `끝나기 ${lawValue(renewalNotice, on).opens}개월 전부터 ${lawValue(renewalNotice, on).closes}개월 전까지`,
              text: '문자라도 받은 날이 남게 알려요.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          title: '보증금을 받기 전에는 전입을 빼지 마세요',
          text: '먼저 이사해야 하면 임차권등기가 등기부에 올라온 것을 보고 옮겨요.',
        },
      ],
    },
  ],
  sources: [sources.checklist, sources.leaseAct, sources.leaseDuties, sources.brokerAct],
  act: { to: 'analyze', label: '이 집 분석받기' },
  related: ['cheatFinancialFraud', 'aBPrevention', 'aBDateconfirm', 'feedAlarm', 'misoMove'],
}
