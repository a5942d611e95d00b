/**
 * Runs an action after the next paint. Focusing causes a layout and may fetch code, which must not delay what the visitor
 * waits to see. Returns a function that cancels it, for an effect to return.
 */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(action)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
