import { translated } from '../../lang/translated.ts'
import { formatDay, formatWon } from '../../lang/format.ts'
import type { Day } from '@jipsalpim/engine/values/day.ts'
import { rentCreditWords, victimNeedWords, victimVerdictWords } from '@jipsalpim/engine/words/ko/law.ts'
import type { Won } from '@jipsalpim/engine/values/won.ts'

export const korean = {
  title: '돈과 절차',
  note: '계약에 따르는 돈과 제도예요. 점수와 판정에는 쓰지 않아요. 여기 적는 것은 저장하거나 보내지 않아요.',
  brokerage: {
    title: '중개보수 상한',
    amount: '거래금액',
    rate: '상한 요율',
    percent: (perMille: number) => `${perMille / 10}%`,
    most: '중개보수',
    upTo: (won: Won) => `${formatWon(won)}까지`,
    vat: '부가세',
    vatUpTo: (won: Won) => `많아야 ${formatWon(won)} 더`,
    note: '내가 낼 수 있는 가장 큰 금액이에요. 이 안에서 중개사와 정하고, 시·도 조례가 더 낮을 수 있어요.',
    vatNote: '부가세는 중개사무소가 어떤 과세자인지에 따라 달라요. 사업자등록증을 보여 달라고 하세요.',
    noRent: '월세를 몰라 보증금만으로 계산했어요. 월세가 있으면 더 커요.',
    area: '오피스텔의 크기를 몰라 높은 요율로 계산했어요.',
  },
  rent: {
    title: '월세 세액공제',
    lead: '한 해 동안 낸 월세의 일부를 소득세에서 빼 줘요. 낸 세금보다 많이 돌려받지는 못해요.',
    salary: '총급여 (한 해)',
    salaryHint: '근로소득 원천징수영수증에 있어요.',
    ownsHome: '우리 세대에 집을 가진 사람이 있나요?',
    movedIn: '계약한 주소로 전입신고를 했나요?',
    result: '한 해 내내 살면',
    resultIf: '조건이 맞고 한 해 내내 살면',
    won: (won: Won) => `세금에서 ${formatWon(won)}까지 빼 줘요`,
    how: (counted: Won, percent: number) => `월세 ${formatWon(counted)}의 ${percent}%`,
    capped: '한도까지만 계산했어요.',
    none: '이 조건이면 받지 못해요.',
    open: '아직 확인할 것',
    family: (children: number, area: number) => `자녀가 ${children}명 이상이면 ${area}㎡ 집까지 돼요.`,
    empty: '총급여를 적으면 계산해요.',
    reasons: { ...rentCreditWords },
  },
  victim: {
    title: '전세사기피해자 요건',
    lead: '이미 살고 있고 보증금이 위험할 때 신청할 수 있는지 미리 살펴봐요. 아는 만큼만 답하세요.',
    firstContract: '이 집을 처음 계약한 날',
    firstContractHint: '계약을 이어 왔다면 맨 처음 날이에요.',
    opposableAndFixed: '이사, 전입신고, 확정일자를 모두 마쳤나요? (임차권등기나 전세권 등기도 돼요)',
    proceedings: '경매·파산 같은 일로 나 말고 다른 세입자도 보증금을 못 받고 있나요?',
    intent: '수사가 시작됐거나, 처음부터 돌려줄 뜻이 없었다고 볼 이유가 있나요?',
    coveredByGuarantee: '보증이나 보험으로 보증금을 모두 돌려받나요?',
    against: '맞지 않는 요건',
    open: '더 확인할 요건',
    verdicts: { ...victimVerdictWords },
    needs: { ...victimNeedWords },
    ended: (day: Day) => `${formatDay(day)}부터는 이 법으로 신청할 수 없어요.`,
  },
  answers: { open: '아직 몰라요', yes: '예', no: '아니요' },
}
export const costsWords = translated(korean, {
  en: () => import('./costs-words.en.ts'),
  zh: () => import('./costs-words.zh.ts'),
  vi: () => import('./costs-words.vi.ts'),
})
