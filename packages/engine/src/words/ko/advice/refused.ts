import type { Stage } from '../../../risk/stage.ts'

/** Replaces a step that leads to a guarantee if the guarantor refuses the lease as it is. */
export const refusedSteps: Readonly<Partial<Record<Stage, { act: string; document: string }>>> = {
  'before-contract': {
    act: '지금 조건으로는 반환보증에 들기 어려워요. 조건을 바꾸지 못하면 다른 집을 찾아보세요.',
    document: '보증기관의 답변',
  },
  'contract-day': {
    act: '지금 조건으로는 반환보증에 들기 어려워요. 조건이 그대로면 서명하지 마세요.',
    document: '보증기관의 답변',
  },
  living: {
    act: '지금 조건으로는 반환보증에 들기 어려워요. 전입과 점유를 그대로 두고, 계약서에 확정일자가 있는지 보세요.',
    document: '확정일자가 찍힌 계약서',
  },
}
