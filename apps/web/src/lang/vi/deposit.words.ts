import type { Messages } from '../messages.ts'

/** Tiếng Việt: paying into an account, its receipt, and an order that follows another. */
export const depositMessages: Messages = {
  minute: {
    fields: { home: { label: 'Địa chỉ' }, unit: { label: 'Tòa, tầng, căn' } },
    questions: { home: { title: 'Là căn nhà nào?', hint: 'Trước hết chỉ cần địa chỉ.' }, unit: 'Tòa nào, căn số mấy?' },
  },
}
