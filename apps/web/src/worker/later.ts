// In a worker: on a slow phone the arrival of 650 kB would keep the page's own thread from answering a tap.
onmessage = async ({ data: files }: MessageEvent<readonly string[]>) => {
  try {
    for (const file of files) await (await fetch(file, { priority: 'low' })).arrayBuffer()
  } catch {
    // Offline, for example: the check itself fetches them when a file is chosen.
  }
  close()
}
