import type { DutyId } from '../../law/duties.ts'
import type { DeadlineId } from '../../law/lease-deadlines.ts'
import type { LeaseReportDuty } from '../../law/lease-report.ts'
import type { RentCreditBar, RentCreditNeed } from '../../law/rent-tax-credit.ts'
import type { RefusalCause } from '../../law/renewal.ts'
import type { MinimumBar, VictimAnswer, VictimBar, VictimNeed } from '../../law/victim.ts'

/** The days of a lease, by the ids of leaseDeadlines. */
export const deadlineWords: Readonly<Record<DeadlineId, string>> = {
  'look-up-taxes': '임대인의 미납세금을 동의 없이 볼 수 있는 때예요.',
  'report-lease': '전월세 신고를 하는 때예요.',
  'move-in-report': '전입신고를 하는 때예요. 이사하는 날 바로 하는 것이 좋아요.',
  'fixed-date': '확정일자를 받는 때예요. 하루 늦으면 순위도 하루 늦어져요.',
  opposable: '이날 0시부터 대항력이 생겨요.',
  'apply-guarantee': '전세보증금반환보증을 신청할 수 있는 때예요.',
  'renewal-notice': '계약을 이어 갈지 서로 알리는 때예요. 이때까지 상대에게 닿아야 해요.',
  'lease-ends': '계약이 끝나는 날이에요.',
  'register-tenancy': '보증금을 못 받았다면 임차권등기명령을 신청할 수 있어요. 등기된 뒤에 이사하세요.',
  'claim-guarantee': '이날까지 보증금을 못 받으면 보증기관에 청구할 수 있어요.',
  'demand-distribution': '법원에 배당요구를 하는 마지막 날이에요.',
}

/** The assumptions behind a day. */
export const deadlineAssumptionWords: Readonly<Record<string, string>> = {
  'term-two-years': '끝나는 날을 몰라 2년 계약으로 보았어요.',
  'balance-on-move-in': '이사하는 날에 잔금을 낸다고 보았어요.',
  'region-unknown': '지역을 몰라 신고하는 곳으로 보았어요.',
  'region-ambiguous': '법의 글만으로는 신고하는 곳인지 정해지지 않아, 신고하는 것으로 보았어요.',
}

export const reportReasonWords: Readonly<Record<LeaseReportDuty['why'], string>> = {
  'over-threshold': '보증금이나 월세가 신고 기준을 넘어 신고해야 해요.',
  'under-threshold': '보증금과 월세가 기준을 넘지 않아 신고하지 않아도 돼요.',
  'district-out': '경기도 밖의 군은 신고하는 곳이 아니에요.',
  'renewed-unchanged': '금액을 그대로 두고 기간만 늘린 계약은 신고하지 않아도 돼요.',
}

/** What others owe the tenant, and what the tenant can look up. */
export const dutyWords: Readonly<Record<DutyId, string>> = {
  'show-lease-records': '임대인은 계약할 때 확정일자 부여현황을 보여 주거나 열람에 동의해야 해요.',
  'show-tax-certificates': '임대인은 계약할 때 국세와 지방세 납세증명서를 보여 주거나 열람에 동의해야 해요.',
  'national-tax-look-up': '계약한 뒤 이사하는 날까지는 동의 없이 세무서에서 미납국세를 볼 수 있어요.',
  'local-tax-look-up': '계약한 뒤 이사하는 날까지는 동의 없이 미납지방세를 볼 수 있어요.',
  'lease-records-look-up': '계약 전에는 임대인의 동의를 받아 확정일자 부여현황을 볼 수 있어요.',
  'landlord-record-look-up': '계약 전에 안심전세앱에서 임대인의 보증 사고 이력을 볼 수 있어요. 임대인에게 알림이 가요.',
  'broker-explains': '공인중개사는 등기부, 최우선변제금, 미납세금과 확정일자 열람 방법을 설명해야 해요.',
  'broker-shows-base-papers': '공인중개사는 신탁원부처럼 설명의 근거가 되는 서류를 보여 주어야 해요.',
  'broker-keeps-sheet': '공인중개사는 확인설명서와 계약서를 법이 정한 기간 동안 보관해요.',
  'defaulters-published': '보증금을 거듭 돌려주지 않은 임대인은 이름과 금액이 공개돼요.',
  'registered-landlord-insures': '등록한 임대사업자는 보증금 보증에 들어야 하고, 들지 않으면 과태료를 내요.',
  'insurer-stands-by-tenant': '임대인이 속여서 든 보증이라도 잘못 없는 임차인에게는 취소할 수 없어요.',
}

/** Grounds on which a landlord may refuse a demanded renewal (주택임대차보호법 6조의3 1항). */
export const refusalCauseWords: Readonly<Record<RefusalCause, string>> = {
  'two-rents-unpaid': '월세를 두 번 치만큼 밀린 적이 있어요.',
  'obtained-by-deceit': '거짓이나 부정한 방법으로 집을 빌렸어요.',
  'agreed-compensation': '서로 합의해 임대인이 보상을 했어요.',
  'sublet-without-consent': '동의 없이 다른 사람에게 다시 빌려주었어요.',
  'damaged-by-fault': '일부러 또는 크게 잘못해 집을 망가뜨렸어요.',
  lost: '집이 없어져 빌린 뜻을 이룰 수 없어요.',
  'demolition-or-rebuilding': '미리 알렸거나 안전 때문에 헐거나 다시 지어야 해요.',
  'landlord-moves-in': '임대인이나 그 부모, 자녀가 들어와 살려고 해요.',
  'serious-breach': '의무를 크게 어겨 계약을 이어 가기 어려워요.',
}

export const victimVerdictWords: Readonly<Record<VictimAnswer['verdict'], string>> = {
  meets: '적어 준 대로라면 전세사기피해자 요건에 맞아요. 결정은 위원회가 해요.',
  committee: '보증금이 한도를 넘어 위원회가 한도를 올려야 요건에 맞아요.',
  fails: '적어 준 대로라면 전세사기피해자 요건에 맞지 않아요.',
  open: '더 확인해야 요건에 맞는지 알 수 있어요.',
}
export const victimNeedWords: Readonly<Record<VictimNeed | VictimBar, string>> = {
  'opposable-and-fixed': '이사와 전입신고를 하고 확정일자를 받았거나, 임차권등기나 전세권 등기가 있어야 해요.',
  deposit: '보증금이 한도 안이어야 해요. 한도는 위원회가 더 올릴 수 있어요.',
  proceedings: '파산, 회생, 경매, 공매, 체납 압류, 판결 같은 일로 임차인 두 명 이상이 피해를 보아야 해요.',
  intent: '돌려줄 뜻이 없었다고 볼 이유가 있어야 해요. 수사가 시작된 경우 등이에요.',
  'contract-day': '법이 정한 날까지 처음 맺은 계약이어야 해요.',
  'covered-by-guarantee': '보증이나 보험으로 전부 돌려받는 경우는 빠져요.',
  'covered-by-small-deposit': '보증금 전부가 최우선변제로 나오는 경우는 빠져요.',
  'recovers-all': '스스로 전부 돌려받을 수 있는 경우는 빠져요.',
}
export const minimumBarWords: Readonly<Record<MinimumBar, string>> = {
  'not-decided': '전세사기피해자로 결정된 사람만 받아요.',
  'bought-the-home': '그 집을 스스로 산 경우는 받지 못해요.',
  'no-demand': '배당요구를 하지 않은 경우는 받지 못해요.',
  'took-advance': '먼저 지급받은 경우는 받지 못해요.',
  'not-korean': '대한민국 국민만 받아요.',
}

export const rentCreditWords: Readonly<Record<RentCreditBar | RentCreditNeed, string>> = {
  'income-over': '소득이 한도를 넘어요.',
  'home-too-large': '집이 국민주택규모보다 크고 기준시가도 한도를 넘어요.',
  'owns-a-home': '세대에 집을 가진 사람이 있어요.',
  'not-moved-in': '계약한 주소로 전입신고를 하지 않았어요.',
  income: '소득을 알려 주세요.',
  'home-size': '집의 면적이나 기준시가를 알려 주세요.',
  ownership: '세대에 집을 가진 사람이 있는지 알려 주세요.',
  'moved-in': '계약한 주소로 전입신고를 했는지 알려 주세요.',
}
