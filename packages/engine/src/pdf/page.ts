/** A printed piece of text: points, origin top left after rotation. `y` is the top of the text box. */
export type PdfRun = { text: string; x: number; y: number; width: number; height: number; struck: boolean }
export type PdfPage = { number: number; width: number; height: number; runs: readonly PdfRun[] }
