import type { Grade } from '@jipsalpim/engine/assessment.ts'
import { formatDay, type Day } from '@jipsalpim/engine/values/day.ts'
import { describeGrade } from '@jipsalpim/engine/words/describe.ts'

/** The text about a link outside our pages: in its message, and in a messenger's preview. */
export const shareMessageWords = {
  sender: (masked: string) => `${masked} 님`,
  someone: '아는 분',
  text: (sender: string, until: string) =>
    `[집살핌] ${sender}이 전월세 보고서를 보여 드려요. ${until}까지 열 수 있어요. 이름과 동·호수는 가렸어요.`,
  button: '보고서 보기',
  site: '집살핌',
  title: (grade: Grade) => `${grade} · ${describeGrade(grade).sentence}`,
  picture: (grade: Grade) => `${grade}. ${describeGrade(grade).sentence}`,
  description: (made: Day) => `${formatDay(made)} 전월세 보고서예요. 이름과 동·호수는 가렸어요.`,
  ended: '볼 수 없는 링크예요',
  endedNote: '보낸 분에게 다시 부탁해 주세요.',
}
