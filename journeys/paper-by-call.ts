import { onePicture } from '../apps/server/src/features/testing/document-scene.ts'

/** Adds a paper to a report by a call; returns its number. */
export async function paperByCall(url: string, token: string, report: number): Promise<number> {
  const response = await fetch(`${url}/api/v1/report-document?report_seq=${report}&kind=lease`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${token}`,
    },
    body: onePicture,
  })
  if (!response.ok) throw new Error(`no paper: ${await response.text()}`)
  return ((await response.json()) as { data: { id: number } }).data.id // the one envelope of every call
}
