import { manifest } from '../../kernel/manifest.ts'
import { previewArea } from './calls.ts'
import { previewHeads } from './preview-heads.ts'

export const preview = manifest({ serves: { preview: previewArea }, heads: previewHeads })
