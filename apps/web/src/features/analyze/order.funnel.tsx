import { lazy } from 'react'
import { addMonths, day, dayInSeoul, type Day } from '@jipsalpim/engine/values/day.ts'
import { addressField, choice, dayField, textField, unitField, wonField } from '../../kernel/funnel/fields.ts'
import { defineFunnel, type Answers } from '../../kernel/funnel/define.ts'

// Paying is a page of its own, and its weight is not every question's.
const AmountStep = lazy(async () => ({ default: (await import('./amount-step.tsx')).AmountStep }))

const today = dayInSeoul(new Date())
// 주택임대차보호법 took effect on this day; no older lease can be judged.
const ACT_BEGAN = day('1981-03-05')
const FAR: Day = addMonths(today, 12 * 5)

const fields = {
  type: choice({
    label: '계약 유형',
    options: {
      전세: { label: '전세', hint: '보증금만 내요' },
      반전세: { label: '반전세', hint: '큰 보증금에 월세를 더 내요' },
      월세: { label: '월세', hint: '보증금과 월세를 내요' },
    },
  }),
  period: choice({
    label: '지금 상황',
    options: {
      이사전: { label: '이사하기 전이에요', hint: '계약을 앞두었거나 잔금을 기다려요' },
      거주중: { label: '살고 있어요', hint: '계약 중이거나 곧 끝나요' },
    },
  }),
  before: choice({
    label: '계약 단계',
    options: {
      계약예정: { label: '아직 계약하지 않았어요' },
      계약완료: { label: '계약했고 계약금을 냈어요' },
      잔금예정: { label: '곧 잔금을 치러요', hint: '7일 안에 잔금을 보내요' },
    },
  }),
  living: choice({
    label: '계약 단계',
    options: { 거주: { label: '계약 기간 중이에요' }, 만기예정: { label: '6개월 안에 끝나요' } },
  }),
  date: dayField({ label: '계약일', min: ACT_BEGAN, max: FAR }),
  moveIn: dayField({
    label: '입주일',
    min: ACT_BEGAN,
    max: FAR,
    unknownLabel: '아직 몰라요',
    also: (d, a) => (typeof a['date'] === 'string' && d < a['date'] ? 'living-before-contract' : null),
  }),
  deposit: wonField({ label: '보증금', min: 1 }),
  rent: wonField({ label: '월세', min: 1, max: 1_000_000_000, quick: [100_000, 500_000] }),
  home: addressField({ label: '주소', laterLabel: '아직 주소를 몰라요' }),
  unit: unitField({ label: '동·층·호' }),
  kind: choice({
    label: '집의 종류',
    options: {
      다세대: { label: '빌라 (다세대·연립)' },
      오피스텔: { label: '오피스텔' },
      다가구: { label: '다가구·원룸 건물' },
      아파트: { label: '아파트' },
      도시형: { label: '도시형 생활주택' },
      단독: { label: '단독주택' },
    },
  }),
  gu: textField({ label: '지역', max: 40, placeholder: '서울 강서구' }),
}

const hasHome = (a: Answers<typeof fields>) => a.home !== undefined && a.home !== null

/** Ordering a report: one question a page, at the specification's places. */
export const orderFunnel = defineFunnel({
  id: 'order-report',
  version: 1,
  fields,
  steps: [
    { at: 'analyzeType', title: '어떤 계약인가요?', ask: ['type'] },
    { at: 'analyzePeriod', title: '지금 어떤 상황인가요?', ask: ['period'] },
    {
      at: 'analyzePeriodDetail',
      title: '계약은 어디까지 왔나요?',
      ask: ['before'],
      when: (a) => a.period !== '거주중',
    },
    {
      at: 'analyzePeriodDetail',
      title: '계약이 얼마나 남았나요?',
      ask: ['living'],
      when: (a) => a.period === '거주중',
    },
    {
      at: 'analyzeDate',
      title: (a) =>
        a.period === '이사전' && a.before === '계약예정' ? '계약은 언제 할 예정인가요?' : '계약한 날은 언제인가요?',
      hint: '그날의 법으로 판단해요.',
      ask: ['date'],
    },
    {
      at: 'analyzeDateLiving',
      title: (a) => (a.period === '거주중' ? '언제 입주했나요?' : '언제 입주하나요?'),
      hint: '전입신고를 한 다음 날 0시부터 대항력이 생겨요.',
      ask: ['moveIn'],
    },
    {
      at: 'analyzePrice',
      title: '보증금은 얼마인가요?',
      ask: ['deposit'],
      when: (a) => a.type === '전세' || a.type === undefined,
    },
    {
      at: 'analyzePrice',
      title: '보증금과 월세는 얼마인가요?',
      ask: ['deposit', 'rent'],
      when: (a) => a.type === '반전세' || a.type === '월세',
    },
    { at: 'analyzeAddress', title: '어느 집인가요?', ask: ['home'] },
    {
      at: 'analyzeSearch',
      title: '몇 동 몇 호인가요?',
      hint: '등기부는 호마다 따로 있어요.',
      ask: ['unit'],
      when: hasHome,
    },
    { at: 'analyzeSection', title: '어떤 집을 찾고 있나요?', ask: ['kind'], when: (a) => a.home === null },
    {
      at: 'analyzeArea',
      title: '어느 지역인가요?',
      hint: '시·군·구까지 입력해 주세요.',
      ask: ['gu'],
      when: (a) => a.home === null,
    },
    { at: 'analyzeAmount', title: '이 내용으로 보고서를 만들까요?', show: AmountStep },
  ],
  submit: 'orderCreate',
  send: (a) => ({
    contract_type: a.type,
    contract_period: a.period,
    contract_period_detail: a.period === '거주중' ? a.living : a.before,
    contract_date: a.date ?? undefined,
    contract_date_living: a.moveIn,
    deposit_amount: a.deposit,
    rental_amount: a.type === '전세' ? 0 : a.rent,
    landlord_name: null,
    place: a.home
      ? {
          address_key: a.home.key,
          building_dong: a.unit?.dong ?? null,
          building_floor: a.unit?.floor ?? null,
          building_ho: a.unit?.ho ?? null,
          unique_no: a.unit?.uniqueNo ?? null,
        }
      : null,
    home_kind: a.kind ?? null,
    area_gu: a.gu ?? null,
    // Set where the person is asked: on the page that shows the price.
    pg_name: undefined,
    shown_price: undefined,
    prepare_at_once: undefined,
  }),
})
export type OrderAnswers = Answers<typeof fields>
export default orderFunnel
