import type { Translated } from '../../lang/translated.ts'
import type { korean } from './words.ts'

export const words = {
  searchLabel: '地址',
  beyond: '结果很多，只显示前面一部分。请写得更详细。',
  later: '还不知道地址',
  laterChosen: '付款后再定地址也可以。',
  laterShort: '以后再定',
  wholeHouseShort: '整栋',
  unitLater: '还不知道栋号',
  unitLaterChosen: '付款后再定栋号也可以。',
  wholeHouse: '这栋房没有分户。我们看整栋的登记簿。',
  whichRegister: '是哪一份登记簿？',
} satisfies Translated<typeof korean>
