/** Documents by content hash (SHA-256, hex). The same bytes are the same file. */
export type FilesPort = {
  put: (bytes: Uint8Array) => Promise<string>
  get: (sha256: string) => Promise<Uint8Array | null>
}
