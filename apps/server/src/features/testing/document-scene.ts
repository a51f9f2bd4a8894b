import { createCanvas } from '@napi-rs/canvas'

const canvas = createCanvas(200, 280)
canvas.getContext('2d').fillRect(20, 20, 100, 20)
/** A photograph of a paper, its number under a bar. */
export const onePicture = new Uint8Array(canvas.toBuffer('image/png'))
