import { groupDigits } from '@jipsalpim/engine/values/group-digits.ts'
import type { VersionState } from '@jipsalpim/contract/areas/operator/reading-terms.ts'

export const reportListWords = {
  title: '보고서 목록',
  text: '무엇 때문에 보는지 고르면 목록이 나와요. 이름과 주소는 없고, 볼 때마다 기록에 남아요.',
  why: '보는 이유',
  filter: '상태',
  all: '모두',
  states: {
    preparing: '준비 중',
    ready: '지금 판',
    superseded: '지난 판',
    failed: '만들지 못함',
    voided: '거둔 판',
  } satisfies Record<VersionState, string>,
  list: (total: number) => `보고서 ${groupDigits(total)}판`,
  none: '이 상태인 보고서가 없어요.',
  columns: { report: '보고서', state: '상태', grade: '등급', area: '지역', made: '만든 때', order: '주문' },
  version: (seq: number, version: number) => `${seq} · ${version}판`,
  points: (score: number) => `${score}점`,
  unknown: '모름',
  paging: {
    pages: '보고서 목록의 쪽',
    page: (now: number, all: number): string => `${all}쪽 가운데 ${now}쪽`,
    previous: '앞 쪽',
    next: '뒤 쪽',
  },
}
