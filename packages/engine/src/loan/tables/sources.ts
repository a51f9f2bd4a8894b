import type { Source } from '../../law/dated.ts'
import { day } from '../../values/day.ts'

/** 주택도시기금 (nhuf.molit.go.kr), the fund's pages on its lease loans. */
export const fund = (article: string): Source => ({
  title: '주택도시기금 주택전세자금대출 안내',
  article,
  confidence: 'official',
  checkedOn: day('2026-10-01'),
})
export const news = (title: string, checkedOn: string): Source => ({
  title,
  confidence: 'news',
  checkedOn: day(checkedOn),
})
