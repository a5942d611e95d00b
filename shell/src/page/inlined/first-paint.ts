/**
 * Sets `data-painted` on the parsed document after its next paint. Until then, styles may leave out what is below the
 * window. It is inlined as text, like `recordEarlyTaps`.
 */
export function markFirstPaint(): void {
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        document.documentElement.dataset.painted = ''
      }),
    ),
  )
}
