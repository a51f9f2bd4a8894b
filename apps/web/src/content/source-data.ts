import type { Source } from '@jipsalpim/engine/law/dated.ts'
import { day } from '@jipsalpim/engine/values/day.ts'

const statute = (title: string, article: string): Source => ({
  title,
  article,
  confidence: 'statute',
  checkedOn: day('2026-06-08'),
})

/** The sources of the articles' sentences. Numbers of the law carry their own source, from the engine's tables. */
export const sources = {
  leaseAct: statute('주택임대차보호법', '제3조·제3조의2·제3조의3·제8조'),
  leaseDuties: statute('주택임대차보호법', '제3조의6·제3조의7'),
  taxPriority: statute('국세기본법', '제35조'),
  localTaxPriority: statute('지방세기본법', '제71조'),
  taxLookUp: statute('국세징수법', '제109조'),
  localTaxLookUp: statute('지방세징수법', '제6조'),
  trustAct: statute('신탁법', '제22조'),
  brokerAct: statute('공인중개사법', '제25조·제25조의3'),
  victimAct: statute('전세사기피해자 지원 및 주거안정에 관한 특별법', '제3조'),
  wagesFirst: statute('근로기준법', '제38조'),
  landlordGuarantee: statute('민간임대주택에 관한 특별법', '제49조'),
  commerceAct: statute('전자상거래 등에서의 소비자보호에 관한 법률', '제17조·제18조'),
  checklist: {
    title: '국토교통부·주택도시보증공사 전세계약 점검 안내',
    confidence: 'official',
    checkedOn: day('2026-11-21'),
  },
  hug: {
    title: '주택도시보증공사 전세보증금반환보증 상품 안내',
    confidence: 'official',
    checkedOn: day('2026-10-04'),
  },
  fund: { title: '주택도시기금 전월세 대출 상품 안내', confidence: 'official', checkedOn: day('2026-10-01') },
  victimsByHome: {
    title: '전세사기피해자 결정 현황 보도(2025년 겨울)',
    confidence: 'news',
    checkedOn: day('2026-11-21'),
  },
  victimsByAge: {
    title: '전세사기피해자 연령 보도(2024년 말)',
    confidence: 'news',
    checkedOn: day('2026-11-21'),
  },
  jointMortgageRuling: {
    title: '대법원 2025-12-04 선고 2024다305087 보도',
    confidence: 'news',
    checkedOn: day('2026-11-21'),
  },
} as const satisfies Record<string, Source>
